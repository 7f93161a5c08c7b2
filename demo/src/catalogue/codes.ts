/** Converts a text to lower-case Latin letters, digits and dashes: "Săpun, 5 l" becomes "sapun-5-l". */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/(\d),(\d)/g, "$1-$2")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Returns an EAN-13's check digit. */
export function eanCheckDigit(twelve: string): number {
  const sum = Array.from(twelve, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Returns an EAN-13 in the range that GS1 reserves for use within a shop (first digit 2). */
export function shopEan(productId: number, brandId: number): string {
  const twelve = `2${String(brandId).padStart(3, "0")}${String(productId).padStart(8, "0")}`;
  return `${twelve}${eanCheckDigit(twelve)}`;
}

/** Returns an article number: three letters of the brand and the id, such as "LUS-010064". */
export function articleNumber(brandKey: string, productId: number): string {
  return `${brandKey.slice(0, 3).toUpperCase()}-${String(productId).padStart(6, "0")}`;
}
