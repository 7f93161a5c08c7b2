import { loadMediumAt, loadOfficialFiles, loadOriginal } from "../../platform/media/index.ts";
import { anyOf, type Db, executeNamed } from "../../../db/database.ts";
import { filledLabel, fitsLabel, labelAddress } from "./durability-label.ts";

function guaranteed(db: Db) {
  return db
    .selectFrom("product as p")
    .innerJoin("brand as b", "b.id", "p.brand_id")
    .select(["p.id", "p.durability_years as years", "b.name as brand", "p.code as model"])
    .where("p.durability_years", "is not", null);
}

/** Returns label URLs, keyed by product id. Empty if the European Commission's label file is missing. */
export async function loadLabelAddresses(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await guaranteed(db).where("p.id", "=", anyOf(ids)).execute();
  if (rows.length === 0 || (await loadOfficialFiles(db)).label === undefined) return new Map();
  return new Map(rows.filter(fitsLabel).map(({ id }) => [id, labelAddress(id)]));
}

export async function loadDurabilityYears(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await executeNamed(db, "durability-years", guaranteed(db).where("p.id", "=", anyOf(ids)));
  return new Map(rows.flatMap(({ id, years }) => (years === null ? [] : [[id, years] as const])));
}

export async function readLabel(db: Db, productId: number): Promise<string | undefined> {
  const fields = await guaranteed(db).where("p.id", "=", productId).executeTakeFirst();
  const address = fields && (await loadOfficialFiles(db)).label;
  const medium = address === undefined ? undefined : await loadMediumAt(db, address);
  const drawing = medium && (await loadOriginal(db, medium.id));
  return fields && drawing && filledLabel(drawing.toString("utf8"), fields);
}

/** Counts published products with a durability guarantee, and how many of them have no label. */
export async function countLabels(db: Db): Promise<{ all: number; missing: number }> {
  const rows = await guaranteed(db).where("p.is_published", "=", true).execute();
  const hasFile = (await loadOfficialFiles(db)).label !== undefined;
  return { all: rows.length, missing: rows.filter((row) => !hasFile || !fitsLabel(row)).length };
}
