import type { Db, Tx } from "../../../../db/database.ts";
import { foldText } from "../../../../text/fold.ts";
import {
  refusedRow,
  type RowResult,
  type ImportedRows,
  saveRecords,
} from "../../../platform/changes/index.ts";
import { lockNames, nextId, nextIds } from "../names.store.ts";
import { renaming } from "../renames.ts";
import { errorsOf, inOrder, type Parameter } from "./parameters.rules.ts";
import { PARAMETERS } from "./parameters.service.ts";
import { loadParameters, loadPlaces } from "./parameters.store.ts";

/** Undefined fields are left unchanged. */
export interface ImportedValue {
  parameter: string;
  value: string;
  newName: string | undefined;
  slug: string | undefined;
  sortOrder: number | undefined;
  parameterSlug: string | undefined;
}

const MAX_VALUES = 5_000;
const APART = 10;

export async function loadSheetParameters(db: Db): Promise<Parameter[]> {
  const ids = (await loadPlaces(db)).map(({ id }) => id);
  return [...(await loadParameters(db, ids)).values()].toSorted((one, other) => one.id - other.id);
}

/** Writes the values in the rows and creates missing parameters. Values without a row are left unchanged. */
export async function saveImportedValues(
  tx: Tx,
  rows: readonly ImportedValue[],
  { actor, at, isDryRun }: ImportedRows,
): Promise<RowResult[]> {
  if (!isDryRun) await lockNames(tx);
  const all = await loadSheetParameters(tx);
  const changed = new Set<number>();
  const results: RowResult[] = [];
  for (const row of rows) {
    const made = await withValue(tx, all, row, { isDryRun });
    results.push(made.result);
    if (!made.after) continue;
    const { after } = made;
    const place = all.findIndex(({ id }) => id === after.id);
    all.splice(place < 0 ? all.length : place, 1, after);
    changed.add(after.id);
  }
  const records = all.filter(({ id }) => changed.has(id)).map(inOrder);
  if (!isDryRun) await renaming(tx, at, () => saveRecords(tx, PARAMETERS, { actor, records }));
  return results;
}

interface Made {
  result: RowResult;
  after?: Parameter;
}
const refused = (field: string, message: string): Made => ({ result: refusedRow({ [field]: [message] }) });

async function withValue(
  tx: Tx,
  all: readonly Parameter[],
  row: ImportedValue,
  { isDryRun }: { isDryRun: boolean },
): Promise<Made> {
  const named = all.filter(({ name }) => foldText(name) === foldText(row.parameter));
  if (named.length > 1)
    return refused("parameter", "Mai multe caracteristici au acest nume: redenumește una dintre ele.");
  const [current] = named;
  const parameterSlug = row.parameterSlug ?? current?.slug;
  if (parameterSlug === undefined)
    return refused("parameter_slug", "Completează adresa: este obligatorie la o caracteristică nouă.");
  const parameter = current ?? {
    id: isDryRun ? -1 - all.length : await nextId(tx, "parameter_id"),
    name: row.parameter,
    slug: parameterSlug,
    sortOrder: Math.max(0, ...all.map(({ sortOrder }) => sortOrder)) + APART,
    values: [],
  };
  const reserved = errorsOf({ slug: parameterSlug }, parameter).slug?.[0];
  if (reserved !== undefined) return refused("parameter_slug", reserved);
  if (all.some(({ id, slug }) => id !== parameter.id && slug === parameterSlug))
    return refused("parameter_slug", "Adresa este folosită de altă caracteristică: scrie alta.");

  const values = parameter.values.filter(({ name }) => foldText(name) === foldText(row.value));
  if (values.length > 1)
    return refused(
      "value",
      "Mai multe valori ale caracteristicii au acest nume: redenumește una dintre ele.",
    );
  const [before] = values;
  const slug = row.slug ?? before?.slug;
  if (slug === undefined) return refused("slug", "Completează adresa: este obligatorie la o valoare nouă.");
  const otherValues = parameter.values.filter((value) => value !== before);
  if (otherValues.some((value) => value.slug === slug))
    return refused("slug", "Adresa este folosită de altă valoare a caracteristicii: scrie alta.");
  if (!before && otherValues.length >= MAX_VALUES)
    return refused("value", "O caracteristică poate avea cel mult 5.000 de valori.");
  const last = Math.max(0, ...otherValues.map(({ sortOrder }) => sortOrder));
  const [fresh = 0] = before || isDryRun ? [] : await nextIds(tx, "parameter_value_id", 1);
  const value = {
    id: before?.id ?? fresh,
    name: row.newName ?? before?.name ?? row.value,
    slug,
    sortOrder: row.sortOrder ?? before?.sortOrder ?? last + APART,
  };
  const isSame =
    before?.name === value.name &&
    before.slug === slug &&
    before.sortOrder === value.sortOrder &&
    parameter.slug === parameterSlug;
  if (isSame) return { result: { outcome: "same" } };
  const after = { ...parameter, slug: parameterSlug, values: [...otherValues, value] };
  return { result: { outcome: before ? "changed" : "new" }, after };
}
