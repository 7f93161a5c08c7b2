import type { ShopText } from "@curat/contract/staff/texts";
import type { ListState } from "../../../lists/list-address.ts";

/** Filters texts by screen, state and search text, ignoring diacritics. */
export function foundTexts<Text extends ShopText>(
  all: readonly Text[],
  { q, ecran, stare }: ListState["filters"],
): Text[] {
  const words = folded(q ?? "").split(" ");
  return all.filter((one) => {
    const said = folded(`${one.key} ${one.default_text} ${one.text ?? ""}`);
    return (
      words.every((word) => said.includes(word)) &&
      (ecran === undefined || one.group === ecran) &&
      (stare === undefined || isIn(stare, one))
    );
  });
}

function isIn(state: string, { text, proposal, fixed }: ShopText): boolean {
  if (state === "schimbate") return text !== null;
  return state === "propuneri" ? isProposed({ text, proposal }) : fixed !== null;
}

/** Returns whether a better spelling is proposed and the text has not been overridden. */
export function isProposed({ text, proposal }: Pick<ShopText, "text" | "proposal">): boolean {
  return text === null && proposal !== null;
}

function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
