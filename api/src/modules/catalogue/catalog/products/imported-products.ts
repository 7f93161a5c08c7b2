import { toLei } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { StaffProductFields } from "@curat/contract/staff/products";
import type { Tx } from "../../../../db/database.ts";
import {
  type Actor,
  type NewChange,
  recordChanges,
  refusedRow,
  type RowResult,
  type ImportedRows,
  isSameText,
} from "../../../platform/changes/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { lockNames } from "../names.store.ts";
import { changeListPrices } from "../prices/prices.service.ts";
import { loadCurrentPrices } from "../prices/prices.store.ts";
import { refreshProductRead } from "../read-model.ts";
import { changedFieldsOf, snapshotOf } from "./product-changes.ts";
import type { ProductState } from "./product-state.ts";
import type { ProductWrite } from "./product-writes.ts";
import { writeProducts } from "./product-writes.ts";
import { faultsAmong } from "./products-among.ts";
import { withUsualValues } from "./products.service.ts";
import { findIdsByCode, loadStates, nextProductIds } from "./products.store.ts";
import { fromWireFields, toWireFields } from "./products.wire.ts";

export interface ImportedProductRow {
  code: string;
  /** The product's own code if it is not a variant. */
  masterCode?: string | undefined;
  fields: Partial<Omit<StaffProductFields, "code" | "masterID">>;
  listBani?: number | undefined;
  isPublished?: boolean | undefined;
}

const NEEDS_NAME = { name: ["Completează numele: este obligatoriu la un produs nou."] };
const NEEDS_PRICE = { list_price: ["Completează prețul: este obligatoriu la un produs nou."] };
const NO_MASTER = { masterID: ["Produsul principal nu există: adaugă-l mai întâi."] };

interface Planned extends ProductWrite {
  row: ImportedProductRow;
  errors: FieldErrors;
}

/** Writes the products in the rows. Returns a result for each row, in order. */
export async function saveImportedProducts(
  tx: Tx,
  rows: readonly ImportedProductRow[],
  { actor, at, isDryRun, tried }: ImportedRows,
): Promise<RowResult[]> {
  if (!isDryRun) await lockNames(tx);
  const known = await findIdsByCode(tx, [
    ...rows.map(({ code }) => code),
    ...rows.flatMap((row) => row.masterCode ?? []),
  ]);
  const newIds = await idsForNew(tx, rows.filter(({ code }) => !known.has(code)).length, isDryRun);
  const current = rows.flatMap(({ code }) => known.get(code) ?? []);
  if (!isDryRun) await lockProducts(tx, current);
  const states = await loadStates(tx, current);
  const idOf = new Map(known);
  for (const { code } of rows) if (!idOf.has(code)) idOf.set(code, newIds.shift() ?? 0);
  const plans = rows.map((row) => planOf(row, { idOf, states, tried, at }));
  await judge(tx, plans);
  const prices = new Map(
    (await loadCurrentPrices(tx, current, at)).map(({ id, listBani }) => [id, listBani]),
  );
  const good = plans.filter(({ errors }) => Object.keys(errors).length === 0);
  if (!isDryRun) await write(tx, good, { actor, at });
  return plans.map((plan) => resultOf(plan, prices));
}

/** A dry run uses negative ids, which no product has. */
async function idsForNew(tx: Tx, count: number, isDryRun: boolean): Promise<number[]> {
  return isDryRun ? Array.from({ length: count }, (_, place) => -1 - place) : nextProductIds(tx, count);
}

interface Around {
  idOf: ReadonlyMap<string, number>;
  states: ReadonlyMap<number, ProductState>;
  tried: ReadonlySet<string>;
  at: Date;
}

function planOf(row: ImportedProductRow, { idOf, states, tried, at }: Around): Planned {
  const id = idOf.get(row.code) ?? 0;
  const before = states.get(id);
  const masterId = masterOf(row, id, { idOf, before });
  const isLater = row.masterCode !== undefined && masterId === undefined && tried.has(row.masterCode);
  const errors = {
    ...(before ? {} : missingOf(row)),
    ...(masterId === undefined && !isLater ? NO_MASTER : {}),
  };
  const masterID = masterId ?? id;
  if (before) {
    const fields = fromWireFields({ ...toWireFields(before), ...row.fields, masterID });
    const isPublished = row.isPublished ?? before.isPublished;
    const archivedAt = row.isPublished === true ? null : before.archivedAt;
    return { id, row, before, after: { ...before, ...fields, isPublished, archivedAt }, errors };
  }
  const body = {
    ...row.fields,
    // Rows without a name are refused, so the empty string is never written.
    name: row.fields.name ?? "",
    code: row.code,
    masterID,
    list_price: toLei(row.listBani ?? 0),
  };
  const after = {
    ...fromWireFields({ ...withUsualValues(id, body), masterID }),
    sold: 0,
    isPublished: row.isPublished ?? false,
    firstOfferedAt: at,
    archivedAt: null,
  };
  const first = { stock: 0, prices: [{ bani: row.listBani ?? 1, from: at }] };
  return { id, row, before: undefined, after, first, errors };
}

function masterOf(
  { code, masterCode }: ImportedProductRow,
  id: number,
  { idOf, before }: { idOf: ReadonlyMap<string, number>; before: ProductState | undefined },
): number | undefined {
  if (masterCode === undefined) return before?.masterId ?? id;
  return masterCode === code ? id : idOf.get(masterCode);
}

function missingOf({ fields, listBani }: ImportedProductRow): FieldErrors {
  return { ...(listBani === undefined && NEEDS_PRICE), ...(fields.name === undefined && NEEDS_NAME) };
}

/** Validates changed rows, also against each other, and adds their errors. */
async function judge(tx: Tx, plans: readonly Planned[]): Promise<void> {
  const changing = plans.filter(
    ({ before, after, errors }) => Object.keys(errors).length === 0 && isChange(before, after),
  );
  const faults = await faultsAmong(tx, changing);
  for (const [place, plan] of changing.entries()) plan.errors = faults[place] ?? {};
}

function isChange(before: ProductState | undefined, after: ProductState): boolean {
  return !before || changedFieldsOf(snapshotOf(before), snapshotOf(after)).length > 0;
}

async function write(
  tx: Tx,
  plans: readonly Planned[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const written = await writeProducts(tx, plans, { at, actor, source: "import" });
  const repriced = plans.flatMap(({ id, before, row: { listBani } }) =>
    before && listBani !== undefined ? [{ id, listBani }] : [],
  );
  const priced = await changeListPrices(tx, repriced, { at, source: "import", actor });
  const changes: NewChange[] = [
    ...written,
    ...priced.filter(({ isNew }) => isNew).map(({ change }) => change),
  ];
  await recordChanges(tx, changes);
  await refreshProductRead(tx, [...new Set(changes.map(({ subject }) => Number(subject.id)))], at);
}

function resultOf(
  { id, row, before, after, errors }: Planned,
  prices: ReadonlyMap<number, number>,
): RowResult {
  if (Object.keys(errors).length > 0) return refusedRow(errors);
  if (!before) return { outcome: "new" };
  const isPriced = row.listBani !== undefined && !isSameText(prices.get(id), row.listBani);
  return { outcome: isPriced || isChange(before, after) ? "changed" : "same" };
}
