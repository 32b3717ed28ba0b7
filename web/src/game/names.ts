/** What bots are called: a name for each seat. */
const BOTS = ["Dusty", "Tumbleweed", "Juniper", "Rattler", "Prickly Pete", "Sagebrush", "Mesa May", "Old Coyote"];

export function botName(seat: number): string {
  return BOTS[seat % BOTS.length] ?? "Dusty";
}
