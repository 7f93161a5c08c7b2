import { toBani } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { NewProductBody, StaffProductFields } from "@curat/contract/staff/products";
import type { ProductStep } from "@curat/contract/staff/products.values";
import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction, type Tx } from "../../../../db/database.ts";
import { foldText } from "../../../../text/fold.ts";
import { type Actor, recordChange, StaleVersion, versionOf } from "../../../platform/changes/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { lockNames } from "../names.store.ts";
import { refreshProductRead } from "../read-model.ts";
import type { ProductState } from "./product-state.ts";
import { writeProducts } from "./product-writes.ts";
import { emptiedFaults, errorsOf, missingForSale } from "./products.rules.ts";
import {
  findReferences,
  findStockAndPrice,
  loadMakers,
  loadStates,
  nextProductId,
} from "./products.store.ts";
import { fromWireFields, type ProductView, toWireFields, toWireProduct } from "./products.wire.ts";

export type SaveResult =
  | { ok: true; id: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors };

type Context = Pick<ApiContext, "db" | "now">;

export async function findStaffProduct(db: Db, id: number): Promise<ProductView | undefined> {
  const state = (await loadStates(db, [id])).get(id);
  const shelf = await findStockAndPrice(db, id);
  if (!state || !shelf) return undefined;
  const makers = await loadMakers(db);
  return {
    id,
    version: await versionOf(db, { kind: "product", id }),
    state,
    ...shelf,
    missing: missingForSale(state, makers.get(state.brandId ?? 0)),
  };
}

/** Returns missing legally required data, keyed by product id. */
export async function findMissing(db: Db, ids: readonly number[]): Promise<Map<number, FieldErrors>> {
  const [states, makers] = [await loadStates(db, ids), await loadMakers(db)];
  return new Map(
    [...states].map(([id, state]) => [id, missingForSale(state, makers.get(state.brandId ?? 0))]),
  );
}

/** Creates an unpublished product without stock. Its price history starts with its list price. */
export async function createProduct(
  { db, now }: Context,
  { body, actor }: { body: NewProductBody; actor: Actor },
): Promise<SaveResult> {
  const at = now();
  return transaction(db, async (tx): Promise<SaveResult> => {
    await lockNames(tx);
    const id = await nextProductId(tx);
    const fields = fromWireFields(withUsualValues(id, body));
    let after = { ...fields, sold: 0, isPublished: false, firstOfferedAt: at, archivedAt: null };
    let around = await findReferences(tx, id, after);
    if (body.slug === undefined && around.taken.includes("slug")) {
      after = { ...after, slug: `${after.slug}-${id}` };
      around = await findReferences(tx, id, after);
    }
    const errors = errorsOf(id, after, around);
    if (Object.keys(errors).length > 0) return { ok: false, error: "refused", errors };
    const first = { stock: 0, prices: [{ bani: toBani(body.list_price), from: at }] };
    const [change] = await writeProducts(tx, [{ id, before: undefined, after, first }], {
      at,
      actor,
      source: "staff",
    });
    if (change) await recordChange(tx, change);
    return { ok: true, id };
  });
}

interface WriteInput {
  id: number;
  expectedVersion: number;
  actor: Actor;
}

/** Changes the given fields. A published product must remain legally complete. */
export function changeProduct(
  context: Context,
  { fields, ...input }: WriteInput & { fields: Partial<StaffProductFields> },
): Promise<SaveResult> {
  return saveChange(context, input, (before) => ({
    ...before,
    ...fromWireFields({ ...toWireFields(before), ...definedOf(fields) }),
  }));
}

export function moveProduct(
  context: Context,
  { step, ...input }: WriteInput & { step: ProductStep },
): Promise<SaveResult> {
  return saveChange(context, input, (before, at) => ({ ...before, ...placeAfter(step, before, at) }));
}

export function placeAfter(step: ProductStep, { archivedAt }: ProductState, at: Date): Partial<ProductState> {
  switch (step) {
    case "publish":
      return { isPublished: true, archivedAt: null };
    case "unpublish":
      return { isPublished: false };
    case "archive":
      return { isPublished: false, archivedAt: archivedAt ?? at };
    case "restore":
      return { archivedAt: null };
  }
}

async function saveChange(
  { db, now }: Context,
  { id, expectedVersion, actor }: WriteInput,
  change: (before: ProductState, at: Date) => ProductState,
): Promise<SaveResult> {
  const at = now();
  return transaction(db, async (tx): Promise<SaveResult> => {
    await lockNames(tx);
    await lockProducts(tx, [id]);
    const before = (await loadStates(tx, [id])).get(id);
    if (!before) return { ok: false, error: "unknown" };
    await refuseStale(tx, { id, expectedVersion });
    const after = change(before, at);
    const errors = { ...emptiedFaults(before, after), ...(await faultsAround(tx, id, after)) };
    if (Object.keys(errors).length > 0) return { ok: false, error: "refused", errors };
    const [written] = await writeProducts(tx, [{ id, before, after }], { at, actor, source: "staff" });
    if (!written) return { ok: true, id };
    await recordChange(tx, { ...written, expectedVersion });
    await refreshProductRead(tx, [id], at);
    return { ok: true, id };
  });
}

/** Throws StaleVersion with the current product if its version is not `expectedVersion`. Call this before any validation. */
export async function refuseStale(
  tx: Tx,
  { id, expectedVersion }: { id: number; expectedVersion: number },
): Promise<void> {
  const view = await findStaffProduct(tx, id);
  if (view && view.version !== expectedVersion) throw new StaleVersion(toWireProduct(view), view.version);
}

/** Returns a locked product's validation errors. A published product must also be legally complete. */
export async function faultsAround(tx: Tx, id: number, after: ProductState): Promise<FieldErrors> {
  const faults = errorsOf(id, after, await findReferences(tx, id, after));
  if (!after.isPublished || Object.keys(faults).length > 0) return faults;
  return missingForSale(after, (await loadMakers(tx)).get(after.brandId ?? 0));
}

export function withUsualValues(
  id: number,
  { list_price: _price, ...reported }: NewProductBody,
): StaffProductFields {
  return {
    masterID: id,
    slug: foldText(reported.name).replaceAll(" ", "-").slice(0, 110).replace(/-+$/, "") || `produs-${id}`,
    subtitle: "",
    description: "",
    commercial: "",
    supp_code: null,
    barcode: null,
    cpv: null,
    nc8: null,
    vat_code: "standard",
    limited_from: 5,
    min_qty: 1,
    max_qty: Math.max(100, reported.min_qty ?? 1),
    net_quantity: null,
    dilution: null,
    sale_unit: "buc.",
    recommended: 0,
    variant_values: {},
    characteristics: [],
    value_ids: [],
    pics: [],
    docs: [],
    movies: [],
    features: [],
    banners: [],
    options: [],
    safety: null,
    packaging: "",
    warranty: "",
    durability_years: null,
    manufacturer: null,
    responsible: null,
    metatitle: "",
    metadescription: "",
    canonical: "",
    noindex: false,
    related_ids: [],
    name: reported.name,
    code: `P${id}`,
    brandID: null,
    categoryID: null,
    weight_grams: null,
    size_mm: null,
    ...definedOf(reported),
  };
}

function definedOf(fields: Partial<StaffProductFields>): Partial<StaffProductFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
