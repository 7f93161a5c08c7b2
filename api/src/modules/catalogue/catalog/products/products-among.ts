/** Whether products may stand as they are planned: many at once, each by what stands around it and by the others of the act. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { Tx } from "../../../../db/database.ts";
import { saysTheSame } from "../../../platform/changes/index.ts";
import type { Answerers } from "../makers.rules.ts";
import type { ProductState } from "./product-state.ts";
import { errorsOf, missingForSale } from "./products.rules.ts";
import { findReferencesOf, loadMakers, type References } from "./products.store.ts";

interface PlannedProduct {
  id: number;
  /** Undefined for a product that arrives. */
  before: ProductState | undefined;
  after: ProductState;
}

/**
 * What forbids locked products to stand as they are planned, by field, in their order; of those on sale also what the law
 * asks for. What one leaves (a barcode, an address, a variant's values) another may take, unless the first may not leave it.
 */
export async function faultsAmong(tx: Tx, plans: readonly PlannedProduct[]): Promise<FieldErrors[]> {
  if (plans.length === 0) return [];
  const makers = await loadMakers(tx);
  for (let standing = plans; ;) {
    const faults = await judged(tx, plans, { standing, makers });
    const refused = new Set(plans.filter((_, place) => hasFaults(faults[place])).map(({ id }) => id));
    const left = standing.filter(({ id }) => !refused.has(id));
    if (left.length === standing.length) return faults;
    // Who counted on one that is refused is judged again.
    standing = left;
  }
}

interface Judging {
  /** Those that are held to come about. */
  standing: readonly PlannedProduct[];
  makers: ReadonlyMap<number, Answerers>;
}

async function judged(
  tx: Tx,
  plans: readonly PlannedProduct[],
  { standing, makers }: Judging,
): Promise<FieldErrors[]> {
  const asked = plans.map(({ id, after }) => ({ id, fields: after }));
  const around = await findReferencesOf(tx, asked, leftBy(standing.filter(leavesNames)));
  const taken = new Set<string>();
  const masters = new Map(standing.map(({ id, after }) => [id, after.masterId]));
  return plans.map(({ id, after }, place) => {
    const references = around[place];
    if (!references) throw new Error("Each is asked, each comes.");
    const faults = errorsOf(id, after, amongOthers(references, after, { taken, masters }));
    if (hasFaults(faults)) return faults;
    const missing = after.isPublished ? missingForSale(after, makers.get(after.brandId)) : {};
    if (!hasFaults(missing)) for (const name of namesOf(after)) taken.add(name);
    return missing;
  });
}

function hasFaults(faults: FieldErrors | undefined): boolean {
  return Object.keys(faults ?? {}).length > 0;
}

function leavesNames({ before, after }: PlannedProduct): boolean {
  return before !== undefined && !saysTheSame(namesOf(before), namesOf(after));
}

/** Products by what they leave. */
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

/** What of a product no other may have. */
function namesOf(product: ProductState): string[] {
  const { barcode, slug } = product;
  const variant = variantOf(product);
  return [
    `slug ${slug}`,
    ...(barcode === null ? [] : [`barcode ${barcode}`]),
    ...(variant === undefined ? [] : [variant]),
  ];
}

/** Undefined where none is told, or where it is archived: two may have been the same. */
function variantOf({ masterId, variantValues, archivedAt }: ProductState): string | undefined {
  const values = Object.entries(variantValues).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return values.length === 0 || archivedAt ? undefined : `variant ${masterId} ${JSON.stringify(values)}`;
}

function amongOthers(
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
