/** How a register writes a locality, made into names that the shop's list may know; the likeliest first. */
import { foldText } from "../../text/fold.ts";

const KIND = /^(?:municipiul|mun|orasul|oras|ors|or|comuna|com|satul|sat) /;

/** Folded names: "Sat Luna de Sus Com. Floreşti" is "luna de sus floresti", "luna de sus", then "floresti". */
export function cityNames(written: string): string[] {
  const folded = foldText(written);
  const sector = /^sector(?:ul)? (\d)\b/.exec(folded)?.[1];
  if (sector) return [`sectorul ${sector}`, `sector ${sector}`];
  const [, village, commune] = /^sat(?:ul)? (.+?) com(?:una)? (.+)$/.exec(folded) ?? [];
  if (village && commune) return [`${village} ${commune}`, village, commune];
  return [folded.replace(KIND, "")].filter(Boolean);
}
