/** Chlorine and acid in one cart: pure. */
import type { CartMixing } from "@curat/contract/cart";
import type { CartLine } from "./lines.rules.ts";

/** The goods that make chlorine gas together, alone or in bundles; undefined where the cart has not both. */
export function mixingOf(lines: readonly Pick<CartLine, "parts">[]): CartMixing | undefined {
  const products = lines.flatMap(({ parts }) => parts.map(({ product }) => product));
  const namesOf = (group: "chlorine" | "acid"): string[] => [
    ...new Set(products.filter(({ reactsAs }) => reactsAs === group).map(({ name }) => name)),
  ];
  const [chlorine, acid] = [namesOf("chlorine"), namesOf("acid")];
  if (chlorine.length === 0 || acid.length === 0) return undefined;
  const article = products.find(({ reactionArticle }) => reactionArticle)?.reactionArticle;
  return { chlorine, acid, ...(article && { article }) };
}
