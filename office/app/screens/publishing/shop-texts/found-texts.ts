import type { ShopText } from "@curat/contract/staff/texts";
import type { ListState } from "../../../lists/list-address.ts";

/** Returns the texts that match screen, state and search text. Ignores diacritics. */
export function foundTexts<Text extends ShopText>(
  all: readonly Text[],
  { q, ecran, stare }: ListState["filters"],
): Text[] {
  const words = folded(q ?? "").split(" ");
  return all.filter((one) => {
    const searched = folded(`${one.key} ${one.default_text} ${one.text ?? ""}`);
    return (
      words.every((word) => searched.includes(word)) &&
      (ecran === undefined || one.group === ecran) &&
      (stare === undefined || isIn(stare, one))
    );
  });
}

function isIn(state: string, { text, proposal, fixed }: ShopText): boolean {
  if (state === "schimbate") return text !== null;
  return state === "propuneri" ? isProposed({ text, proposal }) : fixed !== null;
}

/** Returns whether another spelling is proposed and the shop has not overridden the text. */
export function isProposed({ text, proposal }: Pick<ShopText, "text" | "proposal">): boolean {
  return text === null && proposal !== null;
}

function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
