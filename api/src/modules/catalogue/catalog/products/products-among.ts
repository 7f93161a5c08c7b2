import type { FieldErrors } from "@curat/contract/envelope";
import type { Tx } from "../../../../db/database.ts";
import { isSameText } from "../../../platform/changes/index.ts";
import type { EconomicOperators } from "../makers.rules.ts";
import type { ProductState } from "./product-state.ts";
import { emptiedFaults, errorsOf, missingForSale } from "./products.rules.ts";
import { findReferencesOf, loadMakers, type References } from "./products.store.ts";

interface PlannedProduct {
  id: number;
  before: ProductState | undefined;
  after: ProductState;
}

/**
 * Validates planned writes to locked products, in order. A product may take over a barcode, URL or variant that
 * another valid plan gives up.
 */
export async function faultsAmong(tx: Tx, plans: readonly PlannedProduct[]): Promise<FieldErrors[]> {
  if (plans.length === 0) return [];
  const makers = await loadMakers(tx);
  for (let accepted = plans; ;) {
    const faults = await judged(tx, plans, { accepted, makers });
    const refused = new Set(plans.filter((_, place) => hasFaults(faults[place])).map(({ id }) => id));
    const left = accepted.filter(({ id }) => !refused.has(id));
    if (left.length === accepted.length) return faults;
    // Validate again the plans that relied on a refused one.
    accepted = left;
  }
}

interface Judging {
  accepted: readonly PlannedProduct[];
  makers: ReadonlyMap<number, EconomicOperators>;
}

async function judged(
  tx: Tx,
  plans: readonly PlannedProduct[],
  { accepted, makers }: Judging,
): Promise<FieldErrors[]> {
  const input = plans.map(({ id, after }) => ({ id, fields: after }));
  const around = await findReferencesOf(tx, input, leftBy(accepted.filter(leavesNames)));
  const taken = new Set<string>();
  const masters = new Map(accepted.map(({ id, after }) => [id, after.masterId]));
  return plans.map(({ id, before, after }, place) => {
    const references = around[place];
    if (!references) throw new Error("A requested reference is missing.");
    const faults = {
      ...emptiedFaults(before, after),
      ...errorsOf(id, after, withPlannedWrites(references, after, { taken, masters })),
    };
    if (hasFaults(faults)) return faults;
    const missing = after.isPublished ? missingForSale(after, makers.get(after.brandId ?? 0)) : {};
    if (!hasFaults(missing)) for (const name of namesOf(after)) taken.add(name);
    return missing;
  });
}

function hasFaults(faults: FieldErrors | undefined): boolean {
  return Object.keys(faults ?? {}).length > 0;
}

function leavesNames({ before, after }: PlannedProduct): boolean {
  return before !== undefined && !isSameText(namesOf(before), namesOf(after));
}

function leftBy(leaving: readonly PlannedProduct[]): Left {
  const idsOf = (leaves: (before: ProductState, after: ProductState) => boolean): number[] =>
    leaving.flatMap(({ id, before, after }) => (before && leaves(before, after) ? [id] : []));
  return {
    barcodes: idsOf((before, after) => before.barcode !== after.barcode),
    slugs: idsOf((before, after) => before.slug !== after.slug),
    variants: idsOf((before, after) => variantOf(before) !== variantOf(after)),
  };
}
export type Left = Record<"barcodes" | "slugs" | "variants", number[]>;

function namesOf(product: ProductState): string[] {
  const { barcode, slug } = product;
  const variant = variantOf(product);
  return [
    `slug ${slug}`,
    ...(barcode === null ? [] : [`barcode ${barcode}`]),
    ...(variant === undefined ? [] : [variant]),
  ];
}

/**
 * Returns a key for the product's variant. Undefined without variant values, and for archived products, which may
 * duplicate a variant.
 */
function variantOf({ masterId, variantValues, archivedAt }: ProductState): string | undefined {
  const values = Object.entries(variantValues).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return values.length === 0 || archivedAt ? undefined : `variant ${masterId} ${JSON.stringify(values)}`;
}

function withPlannedWrites(
  found: References,
  product: ProductState,
  { taken, masters }: { taken: ReadonlySet<string>; masters: ReadonlyMap<number, number> },
): References {
  const { masterId, slug, barcode } = product;
  const more = [
    ...(taken.has(`slug ${slug}`) ? (["slug"] as const) : []),
    ...(barcode !== null && taken.has(`barcode ${barcode}`) ? (["barcode"] as const) : []),
  ];
  const variant = variantOf(product);
  return {
    ...found,
    taken: [...found.taken, ...more],
    masterOfMaster: masters.get(masterId) ?? found.masterOfMaster,
    hasTwin: found.hasTwin || (variant !== undefined && taken.has(variant)),
  };
}
