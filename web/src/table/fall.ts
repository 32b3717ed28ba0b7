/** How somebody fell, for the seat that stays empty. */
import type { Line } from "../game/log";
import type { Reader } from "../game/sentence";
import { t } from "../lang/speech.svelte";

export function fallOf(lines: readonly Line[], seat: number, reader: Reader): string {
  const line = lines.findLast((one) => one.what === "eliminated" && one.seat === seat);
  if (!line) return "";
  return line.other === null
    ? t("fell", { turn: line.turn })
    : t("fell-to", { name: reader.nameOf(line.other), turn: line.turn });
}
