/** Addresses and codes of products: slugs, EAN-13, article numbers. */

/** Lower-case Latin letters, digits and dashes: "Săpun, 5 l" gives "sapun-5-l". */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/(\d),(\d)/g, "$1-$2")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Weights 1 and 3 in turn from the left; what is missing to the next ten. */
export function eanCheckDigit(twelve: string): number {
  const sum = Array.from(twelve, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** An EAN-13 of the range that GS1 keeps for use inside one shop (first digit 2), so that it is nobody's product. */
export function shopEan(productId: number, brandId: number): string {
  const twelve = `2${String(brandId).padStart(3, "0")}${String(productId).padStart(8, "0")}`;
  return `${twelve}${eanCheckDigit(twelve)}`;
}

/** Our article number: three letters of the brand and the id, "LUS-010064". */
export function articleNumber(brandKey: string, productId: number): string {
  return `${brandKey.slice(0, 3).toUpperCase()}-${String(productId).padStart(6, "0")}`;
}
