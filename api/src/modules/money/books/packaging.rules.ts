/** Packaging must be reported by year and material. (specification: e-Factura, other duties) */
import { MATERIALS, type Material, packagingText, readPackaging } from "@curat/contract/packaging.values";
import { z } from "zod";

export interface Packed {
  year: number;
  packaging: string;
  pieces: number;
}

export interface MaterialYear {
  year: number;
  material: Material;
  goodsGrams: number;
  parcelsGrams: number;
}

export interface UnsaidYear {
  year: number;
  pieces: number;
}

const packaging = z
  .string()
  .max(300)
  .transform((text, context) => {
    const parts = readPackaging(text);
    if (parts) return packagingText(parts);
    context.addIssue({
      code: "custom",
      message: "Scrie materialul și gramele, de exemplu: hârtie-carton 250; plastic 20.",
    });
    return z.NEVER;
  });

export const packagingSetting = z.strictObject({ parcel: packaging }).partial();

/** Returns the packaging of one parcel; empty if the setting is invalid. */
export function readPackagingSetting(setting: unknown): { parcel: string } {
  const read = packagingSetting.safeParse(setting ?? {});
  return { parcel: (read.success && read.data.parcel) || "" };
}

/** Returns grams by year and material, sorted by both, without materials of 0 grams. */
export function packagingByYear(
  sold: readonly Packed[],
  parcels: readonly { year: number; parcels: number }[],
  parcel: string,
): { rows: MaterialYear[]; unsaid: UnsaidYear[] } {
  const sums = new Map<string, MaterialYear>();
  const add = (year: number, text: string, pieces: number, key: "goodsGrams" | "parcelsGrams") => {
    for (const { material, grams } of readPackaging(text) ?? []) {
      const name = `${year} ${material}`;
      const sum = sums.get(name) ?? { year, material, goodsGrams: 0, parcelsGrams: 0 };
      sums.set(name, { ...sum, [key]: sum[key] + grams * pieces });
    }
  };
  for (const { year, packaging: text, pieces } of sold) add(year, text, pieces, "goodsGrams");
  for (const { year, parcels: count } of parcels) add(year, parcel, count, "parcelsGrams");
  const rows = [...sums.values()].toSorted(
    (a, b) => a.year - b.year || MATERIALS.indexOf(a.material) - MATERIALS.indexOf(b.material),
  );
  const unsaid = sold
    .filter(({ packaging: text }) => text === "")
    .map(({ year, pieces }) => ({ year, pieces }));
  return { rows, unsaid };
}
