import type { CartMixing } from "@curat/contract/cart";
import type { CartProduct } from "./lines.rules.ts";

type Reacting = Pick<CartProduct, "name" | "reactsAs" | "reactionArticle">;

/** Returns the products that together produce chlorine gas; undefined unless there is both chlorine and acid. */
export function mixingOf(products: readonly Reacting[]): CartMixing | undefined {
  const namesOf = (group: "chlorine" | "acid"): string[] => [
    ...new Set(products.filter(({ reactsAs }) => reactsAs === group).map(({ name }) => name)),
  ];
  const [chlorine, acid] = [namesOf("chlorine"), namesOf("acid")];
  if (chlorine.length === 0 || acid.length === 0) return undefined;
  const article = products.find(({ reactionArticle }) => reactionArticle)?.reactionArticle;
  return { chlorine, acid, ...(article && { article }) };
}
