import type { BaseProduct } from "../catalogue/base-product.ts";

/** The share is in percent by weight. */
export type Ingredient = readonly [name: string, cas: string, share: string];

const PROPELLANTS: Ingredient[] = [
  ["butan", "106-97-8", "25 – 40"],
  ["propan", "74-98-6", "10 – 25"],
];
const SURFACTANTS: Ingredient[] = [
  ["alcooli C12-14, etoxilați, sulfați, săruri de sodiu", "68891-38-3", "3 – 5"],
  ["alcooli C9-11, etoxilați", "68439-46-3", "1 – 3"],
];

/** Returns the ingredients that determine a mixture's classification. */
export function ingredientsOf({ safety, filters }: BaseProduct): Ingredient[] {
  if (!safety) return [];
  const has = (...codes: string[]): boolean =>
    codes.some((code) => (safety.statements as string[]).includes(code));
  const ph = [filters.ph ?? []].flat()[0];
  const found: Ingredient[] = [];
  if (safety.biocide) found.push([safety.biocide.active, "vezi eticheta", "conform avizului"]);
  if (has("H222", "H223")) found.push(...PROPELLANTS);
  if (has("H225", "H226") && !safety.biocide) found.push(["etanol", "64-17-5", "10 – 25"]);
  if (ph === "puternic-acid")
    found.push(["acid fosforic", "7664-38-2", "10 – 20"], ["acid citric", "77-92-9", "5 – 10"]);
  if (ph === "acid") found.push(["acid citric", "77-92-9", "3 – 5"]);
  if (ph === "puternic-alcalin")
    found.push(["hidroxid de sodiu", "1310-73-2", "2 – 5"], ["metasilicat de disodiu", "6834-92-0", "1 – 3"]);
  if (has("EUH031", "EUH206") && !safety.biocide)
    found.push(["hipoclorit de sodiu, soluție", "7681-52-9", "3 – 5"]);
  if (has("H315", "H318", "H319", "H412") && ph !== "puternic-acid" && !has("H222", "H223"))
    found.push(...SURFACTANTS);
  if (has("EUH208") && safety.contains)
    found.push([safety.contains, "alergeni de parfum sau conservanți", "< 0,1"]);
  return found.length > 0 ? found : SURFACTANTS.slice(1);
}
