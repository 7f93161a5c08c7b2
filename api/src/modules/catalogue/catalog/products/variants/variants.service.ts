import { toBani } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { NewVariantsBody } from "@curat/contract/staff/variants";
import type { ApiContext } from "../../../../../context.ts";
import { transaction, type Tx } from "../../../../../db/database.ts";
import { invalid } from "../../../../../http/refusal.ts";
import { type Actor, type NewChange, recordChanges } from "../../../../platform/changes/index.ts";
import { lockProducts } from "../../catalog.store.ts";
import { lockNames } from "../../names.store.ts";
import { refreshProductRead } from "../../read-model.ts";
import type { ProductState } from "../product-state.ts";
import { type ProductWrite, writeProducts } from "../product-writes.ts";
import { errorsOf } from "../products.rules.ts";
import { refuseStale } from "../products.service.ts";
import { findReferences, findStockAndPrice, loadStates, nextProductId } from "../products.store.ts";
import { type AxisValue, axesOf, faultsAt, haveSameAxes, slugOf, variantFrom } from "./variants.rules.ts";
import { loadAxisValues } from "./variants.store.ts";

const NO_VALUES = "Alege câte o valoare pentru fiecare caracteristică.";
const OTHER_AXES = "Toate variantele trebuie să difere prin aceleași caracteristici.";
const IS_VARIANT = "Variantele se adaugă la produsul principal.";
const NO_OWN = "Alege valorile acestui produs.";

interface WriteInput {
  id: number;
  actor: Actor;
  body: NewVariantsBody;
}

/**
 * Creates all variants as one action, or none if any is invalid (422). Returns false for an unknown product.
 */
export function addVariants(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { id, actor, body }: WriteInput,
): Promise<boolean> {
  const at = now();
  return transaction(db, async (tx) => {
    await lockNames(tx);
    await lockProducts(tx, [id]);
    const before = (await loadStates(tx, [id])).get(id);
    const shelf = await findStockAndPrice(tx, id);
    if (!before || !shelf) return false;
    await refuseStale(tx, { id, expectedVersion: body.version });
    if (before.masterId !== id) throw invalid({ masterID: [IS_VARIANT] });
    const named = [...body.variants.flatMap(({ value_ids }) => value_ids), ...(body.own_value_ids ?? [])];
    const known = await loadAxisValues(tx, [...named, ...before.valueIds]);
    const master = withOwnValues(before, body.own_value_ids, known);
    const write = (product: ProductWrite): Promise<NewChange[]> =>
      writeProducts(tx, [product], { at, actor, source: "staff" });
    const own = await write({ id, before, after: master });
    const changes = own.map((change): NewChange => ({ ...change, expectedVersion: body.version }));
    const source = { master, id, known, at, listBani: shelf.listBani };
    for (const [place, variant] of body.variants.entries())
      changes.push(...(await write(await makeVariant(tx, source, { place, variant }))));
    await recordChanges(tx, changes);
    await refreshProductRead(tx, [id], at);
    return true;
  });
}

function withOwnValues(
  before: ProductState,
  ids: readonly number[] | undefined,
  known: ReadonlyMap<number, AxisValue>,
): ProductState {
  if (ids === undefined) {
    if (Object.keys(before.variantValues).length === 0) throw invalid({ own_value_ids: [NO_OWN] });
    return before;
  }
  const axes = axesOf(ids, { known, before: before.valueIds });
  if (!axes) throw invalid({ own_value_ids: [NO_VALUES] });
  return { ...before, ...axes };
}

interface Source {
  master: ProductState;
  id: number;
  known: ReadonlyMap<number, AxisValue>;
  at: Date;
  listBani: number;
}

async function makeVariant(
  tx: Tx,
  { master, id: masterId, known, at, listBani }: Source,
  { place, variant }: { place: number; variant: NewVariantsBody["variants"][number] },
): Promise<ProductWrite> {
  const refuse = (errors: FieldErrors) => invalid(faultsAt(place, errors));
  const axes = axesOf(variant.value_ids, { known, before: master.valueIds });
  if (!axes) throw refuse({ value_ids: [NO_VALUES] });
  if (!haveSameAxes(axes.variantValues, master.variantValues)) throw refuse({ value_ids: [OTHER_AXES] });
  const own = {
    ...axes,
    code: variant.code,
    barcode: variant.barcode ?? null,
    netQuantity: variant.net_quantity === undefined ? master.netQuantity : variant.net_quantity,
    weightGrams: variant.weight_grams ?? master.weightGrams,
    sizeMm: variant.size_mm ?? master.sizeMm,
  };
  const id = await nextProductId(tx);
  let after = variantFrom(master, { masterId, own, at });
  let around = await findReferences(tx, id, after);
  if (around.taken.includes("slug")) {
    after = { ...after, slug: slugOf(`${after.slug} ${variant.code}`) };
    around = await findReferences(tx, id, after);
  }
  const errors = errorsOf(id, after, around);
  if (Object.keys(errors).length > 0) throw refuse(errors);
  const bani = variant.list_price === undefined ? listBani : toBani(variant.list_price);
  return { id, before: undefined, after, first: { stock: 0, prices: [{ bani, from: at }] } };
}
