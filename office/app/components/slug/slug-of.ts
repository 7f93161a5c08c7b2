/** The last part of an address as it is made from a name: "Săpun & Șampon" is "sapun-sampon". Pure. */

const LONGEST = 120;

export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
}
