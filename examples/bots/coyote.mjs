// A bot in JavaScript: does something whenever it can, and goes for the weakest. docs/bot-protocol.md has the protocol.
//
// sixgun simulate --bot "coyote=node examples/bots/coyote.mjs" --bots coyote,greenhorn --games 100

import { createInterface } from "node:readline"

const IDLE = new Set(["end", "pass", "stop", "keep", "hit"])
const KIND = new Set(["beer", "saloon", "tequila", "whisky", "canteen"])

// The same seed plays the same game: Math.random would not.
let state = 0
function luck() {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), state | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

function score(view, option) {
  const me = view.seats[view.viewer]
  const target = option.seat === null ? null : view.seats[option.seat]
  const kindly = option.verb === "heal" || KIND.has((option.card ?? "").split("/")[0])
  if (IDLE.has(option.verb)) return 0
  if (option.verb === "reroll") {
    // Keep what hurts others, roll the rest again, and leave the dynamite alone.
    const kept = new Set(["1", "2", "gatling"])
    return option.dice.reduce((sum, place) => sum + (kept.has(view.dice[place - 1]) ? -1 : 0.5), 0)
  }
  if (kindly) {
    const drinker = target ?? me
    if (drinker.life === drinker.max_life) return -1
    return drinker.seat === me.seat ? 3 : -2
  }
  if (target === null) return 1
  if (target.seat === me.seat) return -3
  if (target.role === "sheriff") return me.role === "outlaw" ? 5 : -2
  return 4 - target.life / 4
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line)
  if (message.type === "game") state = message.seed | 0
  if (message.type !== "ask") return
  const scored = message.choice.options.map((option) => [score(message.view, option) + luck() / 2, option])
  const [worth, best] = scored.reduce((a, b) => (b[0] > a[0] ? b : a))
  const answer = { id: message.id, move: best.text, reason: `worth ${worth.toFixed(1)}` }
  process.stdout.write(JSON.stringify(answer) + "\n")
})
