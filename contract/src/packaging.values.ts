/** Packaging of a product in grams per piece and material: "hârtie-carton 120; plastic 45,5". */

/** Materials of the yearly packaging report (Regulation (EU) 2025/40). */
export const MATERIALS = [
  "plastic",
  "hârtie-carton",
  "sticlă",
  "oțel",
  "aluminiu",
  "lemn",
  "altele",
] as const;
export type Material = (typeof MATERIALS)[number];

export interface Packaging {
  material: Material;
  /** Grams per piece, with at most one decimal. */
  grams: number;
}

const SPELLINGS: Record<string, Material> = {
  plastic: "plastic",
  pet: "plastic",
  "hartie-carton": "hârtie-carton",
  hartie: "hârtie-carton",
  carton: "hârtie-carton",
  sticla: "sticlă",
  otel: "oțel",
  metal: "oțel",
  aluminiu: "aluminiu",
  lemn: "lemn",
  altele: "altele",
};
const MAX_GRAMS = 1_000_000;
const PART = /^(.+?)\s*:?\s+(\d{1,7})(?:[.,](\d))?\s*g?$/;

/**
 * Parses packaging. Returns [] for an empty text, and undefined if it is invalid or lists a material twice.
 */
export function readPackaging(text: string): Packaging[] | undefined {
  const written = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const parts = written.map(readPart);
  const known = parts.filter((part) => part !== undefined);
  const isClear =
    known.length === parts.length && new Set(known.map(({ material }) => material)).size === known.length;
  return isClear ? known : undefined;
}

/** Formats packaging for storage in a fixed order of materials: "hârtie-carton 120; plastic 45,5". */
export function packagingText(parts: readonly Packaging[]): string {
  const ordered = parts.toSorted((a, b) => MATERIALS.indexOf(a.material) - MATERIALS.indexOf(b.material));
  return ordered.map(({ material, grams }) => `${material} ${String(grams).replace(".", ",")}`).join("; ");
}

function readPart(text: string): Packaging | undefined {
  const [, name = "", whole = "", decimal = "0"] = PART.exec(text) ?? [];
  const material = SPELLINGS[plain(name)];
  const grams = Number(`${whole}.${decimal}`);
  return material !== undefined && grams > 0 && grams <= MAX_GRAMS ? { material, grams } : undefined;
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
