/** Estimates a product's packaging from its content and weight, in grams by material per piece. */
import { packagingText } from "@curat/contract/packaging.values";
import { type Edition, PACK_GRAMS } from "./editions.ts";
import { CARTON_GRAMS, type Variant } from "./variants.ts";

/** Packaging as a fraction of a piece's weight: a bottle or canister, the film around a roll, a box. */
const BOTTLE = 0.05;
const FILM = 0.01;
const BOX = 0.06;

/** Returns the packaging in the product page's format, such as "plastic 55; hârtie-carton 250". */
export function packagingOf({ option, pack, net }: Variant, { pieces: sets }: Edition): string {
  const pieces = option?.pieces ?? 1;
  const isFilled = net?.unit === "l" || net?.unit === "kg";
  const isBoxed = !isFilled && pack.weight >= 1_000;
  const plastic = Math.max(1, Math.round(pack.weight * (isFilled ? BOTTLE : FILM))) * pieces * sets;
  const cartons = (pieces > 1 ? CARTON_GRAMS * sets : 0) + (sets > 1 ? PACK_GRAMS : 0);
  const paper = cartons + (isBoxed ? Math.round(pack.weight * BOX) * pieces * sets : 0);
  return packagingText([
    { material: "plastic", grams: plastic },
    ...(paper > 0 ? [{ material: "hârtie-carton" as const, grams: paper }] : []),
  ]);
}
