import { toBani } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { SheetChangeBody, SheetRule } from "@curat/contract/staff/product-sheets";
import { MAX_SHEET_ROWS } from "@curat/contract/staff/product-sheets.values";
import type { ProductFilters } from "@curat/contract/staff/products";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import type { Staff } from "../../../http/caller.ts";
import { matchedByCodes } from "../../../text/meant-codes.ts";
import { openJob } from "../../platform/background-jobs/index.ts";
import { findFilteredIds, fromWireFilters } from "../catalog/index.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import { rightsMissing } from "./sheet-rights.rules.ts";
import { itemOf, ruledPrice, type SheetItem, type SheetValues, titleOf } from "./sheets.rules.ts";
import {
  addressOf,
  findByCodes,
  findPlaces,
  findSheet,
  insertSheet,
  loadSheetProducts,
  moveSheet,
  type Sheet,
} from "./sheets.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused = { ok: false; errors: FieldErrors };

export const sheetSubject = (id: number) => ({ kind: "product-sheet" as const, id });

interface SheetInput {
  title: string;
  changes?: readonly SheetChangeBody[] | undefined;
  rule?: SheetRule | undefined;
  filter?: ProductFilters | undefined;
  actor: Staff;
}

/** Saves the differences as a draft. Products are not changed. */
export async function createSheet(
  { db, now }: Shop,
  { title, actor, ...input }: SheetInput,
): Promise<{ ok: true; id: number } | Refused> {
  return transaction(db, async (tx): Promise<{ ok: true; id: number } | Refused> => {
    const errors: FieldErrors = {};
    const items = input.changes
      ? await itemsOfRows(tx, input.changes, errors)
      : await itemsOfRule(tx, input, { now: now(), errors });
    const missing = rightsMissing(items, actor);
    if (missing.length > 0) errors.changes = missing;
    if (Object.keys(errors).length > 0) return { ok: false, errors };
    if (items.length === 0)
      return { ok: false, errors: { changes: ["Foaia nu modifică nimic: schimbă cel puțin o valoare."] } };
    const at = now();
    const id = await insertSheet(tx, { title: title || titleOf(items), items, actor, at });
    await record(tx, id, { actor, did: "a fost creată", before: null });
    return { ok: true, id };
  });
}

async function itemsOfRows(
  tx: Tx,
  changes: readonly SheetChangeBody[],
  errors: FieldErrors,
): Promise<SheetItem[]> {
  const codes = changes.map(({ code }) => code);
  const meant = matchedByCodes(codes, await findByCodes(tx, codes));
  await checkPlaces(tx, changes, errors, (index) => `changes.${index}`);
  const seen = new Set<number>();
  const input = new Map<number, Partial<SheetValues>>();
  for (const [index, { code, list_price, ...values }] of changes.entries()) {
    const id = meant.get(code)?.id;
    if (id === undefined)
      errors[`changes.${index}.code`] = [`Nu există un produs cu codul „${code}”: verifică-l.`];
    else if (seen.has(id))
      errors[`changes.${index}.code`] = [`Codul „${code}” apare de două ori: păstrează un singur rând.`];
    else {
      seen.add(id);
      const price = list_price === undefined ? {} : { list_price: toBani(list_price) };
      input.set(id, { ...valuesOf(values), ...price });
    }
  }
  const products = await loadSheetProducts(tx, [...input.keys()]);
  return products.flatMap((product) => itemOf(product, input.get(product.id) ?? {}) ?? []);
}

async function itemsOfRule(
  tx: Tx,
  { rule = {}, filter }: Pick<SheetInput, "rule" | "filter">,
  { now, errors }: { now: Date; errors: FieldErrors },
): Promise<SheetItem[]> {
  await checkPlaces(tx, [rule], errors, () => "rule");
  const { percent, ending, ...values } = rule;
  const isPriced = percent !== undefined || ending !== undefined;
  const ids = filter
    ? await findFilteredIds(tx, fromWireFilters(filter), { now, limit: MAX_SHEET_ROWS + 1 })
    : [];
  if (ids.length > MAX_SHEET_ROWS)
    errors.filter = ["O foaie poate modifica cel mult 5.000 de produse: restrânge lista."];
  const products = await loadSheetProducts(tx, ids);
  return products.flatMap((product) => {
    const price = isPriced ? { list_price: ruledPrice(product.list_price, { percent, ending }) } : {};
    return itemOf(product, { ...valuesOf(values), ...price }) ?? [];
  });
}

async function checkPlaces(
  tx: Tx,
  rows: readonly { brand?: string | undefined; category?: string | undefined }[],
  errors: FieldErrors,
  at: (index: number) => string,
): Promise<void> {
  const { brands, categories } = await findPlaces(tx, {
    brands: rows.flatMap(({ brand }) => brand ?? []),
    categories: rows.flatMap(({ category }) => category ?? []),
  });
  for (const [index, { brand, category }] of rows.entries()) {
    if (brand !== undefined && !brands.has(brand))
      errors[`${at(index)}.brand`] = [`Nu există un brand cu adresa „${brand}”: verific-o.`];
    if (category !== undefined && !categories.has(addressOf(category)))
      errors[`${at(index)}.category`] = [`Nu există o categorie cu adresa „${category}”: verific-o.`];
  }
}

function valuesOf(reported: { [Field in keyof SheetValues]?: SheetValues[Field] | undefined }) {
  const values = Object.fromEntries(
    Object.entries(reported).filter(([, value]) => value !== undefined),
  ) as Partial<SheetValues>;
  return values.category === undefined ? values : { ...values, category: addressOf(values.category) };
}

interface SheetStep {
  id: number;
  expectedVersion: number;
  actor: Actor;
  standing: (tx: Tx) => Promise<object>;
}
export type MovedSheet =
  | { ok: true }
  | { ok: false; error: "unknown" | "over" }
  | { ok: false; error: "forbidden"; why: string }
  | { ok: false; error: "refused"; errors: FieldErrors };

/**
 * Applies a draft now or schedules it. The staff member needs the permissions for all its changes, even if a
 * colleague created it.
 */
export function applySheet(
  { db, now }: Shop,
  { at, ...input }: SheetStep & { at: Date | null; actor: Staff },
): Promise<MovedSheet> {
  const moment = now();
  return withLockedSheet(db, input, async (tx, sheet): Promise<MovedSheet> => {
    if (sheet.state !== "draft") return { ok: false, error: "over" };
    const missing = rightsMissing(sheet.items, input.actor);
    if (missing.length > 0) return { ok: false, error: "forbidden", why: missing.join(" ") };
    if (at !== null && at <= moment)
      return { ok: false, error: "refused", errors: { at: ["Alege o dată și o oră din viitor."] } };
    const { id, actor } = { id: sheet.id, actor: input.actor };
    if (at === null) await startSheet(tx, sheet, { actor, at: moment });
    else {
      await moveSheet(tx, id, { state: "planned", applyAt: at });
      await record(tx, id, { actor, did: "a fost programată", before: { state: "draft" } });
    }
    return { ok: true };
  });
}

export function cancelSheet({ db }: Pick<Shop, "db">, input: SheetStep): Promise<MovedSheet> {
  return withLockedSheet(db, input, async (tx, { id, state }): Promise<MovedSheet> => {
    if (state !== "draft" && state !== "planned") return { ok: false, error: "over" };
    await moveSheet(tx, id, { state: "cancelled" });
    await record(tx, id, { actor: input.actor, did: "a fost anulată", before: { state } });
    return { ok: true };
  });
}

export async function startSheet(
  tx: Tx,
  { id, title, items, state }: Sheet,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const parameters = { sheet: id };
  const jobId = await openJob(tx, { kind: "sheet", title, parameters, total: items.length, actor, at });
  await moveSheet(tx, id, { state: "started", applyAt: at, jobId });
  await record(tx, id, { actor, did: "a început", before: { state } });
}

function withLockedSheet(
  db: Db,
  { id, expectedVersion, standing }: SheetStep,
  move: (tx: Tx, sheet: Sheet) => Promise<MovedSheet>,
): Promise<MovedSheet> {
  return transaction(db, async (tx) => {
    const sheet = await findSheet(tx, id, "lock");
    if (!sheet) return { ok: false, error: "unknown" };
    await refuseStale(tx, sheetSubject(id), { expectedVersion, loadCurrent: () => standing(tx) });
    return move(tx, sheet);
  });
}

async function record(
  tx: Tx,
  id: number,
  { actor, did, before }: { actor: Actor; did: string; before: object | null },
): Promise<void> {
  const sheet = await findSheet(tx, id);
  if (!sheet) throw new Error(MESSAGES.notFound);
  const { state, title, rows, applyAt } = sheet;
  const after = { state, title, rows, apply_at: applyAt?.toISOString() ?? null };
  await recordChange(tx, {
    actor,
    subject: sheetSubject(id),
    sentence: `„${title}” ${did}.`,
    before: before && { ...after, ...before },
    after,
    touched: [],
  });
}
