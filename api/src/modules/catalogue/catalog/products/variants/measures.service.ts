import type { FieldErrors } from "@curat/contract/envelope";
import type { MeasuredVariantsBody } from "@curat/contract/staff/variants";
import type { ApiContext } from "../../../../../context.ts";
import { transaction } from "../../../../../db/database.ts";
import { invalid } from "../../../../../http/refusal.ts";
import { type Actor, isSameText, recordChanges, versionsOf } from "../../../../platform/changes/index.ts";
import { lockProducts } from "../../catalog.store.ts";
import { lockNames } from "../../names.store.ts";
import { refreshProductRead } from "../../read-model.ts";
import { writeProducts } from "../product-writes.ts";
import { faultsAmong } from "../products-among.ts";
import { loadStates } from "../products.store.ts";
import { faultsAt } from "./variants.rules.ts";
import { loadFamily } from "./variants.store.ts";

const STALE = "Altcineva a modificat varianta între timp. Reîncarcă pagina și scrie din nou.";
const STRANGER = "Produsul nu este o variantă din această familie.";

interface Measuring {
  id: number;
  actor: Actor;
  body: MeasuredVariantsBody;
}

/**
 * Writes net quantity, weight and size of variants that differ, as one action. Throws 422 with an error at each refused
 * row. Returns false for an unknown product.
 */
export function measureVariants(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { id, actor, body }: Measuring,
): Promise<boolean> {
  const at = now();
  return transaction(db, async (tx) => {
    await lockNames(tx);
    const family = new Set((await loadFamily(tx, id)).map((row) => row.id));
    if (family.size === 0) return false;
    const ids = body.variants.map(({ productID }) => productID);
    await lockProducts(tx, ids);
    const [states, versions] = [await loadStates(tx, ids), await versionsOf(tx, "product", ids)];
    const rows = body.variants.map((variant, place) => {
      const before = family.has(variant.productID) ? states.get(variant.productID) : undefined;
      if (!before) throw invalid({ [`variants.${place}.productID`]: [STRANGER] });
      const { net_quantity: netQuantity, weight_grams: weightGrams, size_mm: sizeMm } = variant;
      const after = { ...before, netQuantity, weightGrams, sizeMm };
      return { id: variant.productID, before, after, place, expectedVersion: variant.version };
    });
    const changing = rows.filter(
      ({ id: product, before, after }, place) =>
        ids.indexOf(product) === place &&
        (["netQuantity", "weightGrams", "sizeMm"] as const).some(
          (field) => !isSameText(before[field], after[field]),
        ),
    );
    const faults = await faultsAmong(tx, changing);
    const errors = changing.map(({ id: product, expectedVersion, place }, index): FieldErrors => {
      const isStale = versions.get(product) !== expectedVersion;
      return faultsAt(place, isStale ? { version: [STALE] } : (faults[index] ?? {}));
    });
    const refused: FieldErrors = Object.assign({}, ...errors);
    if (Object.keys(refused).length > 0) throw invalid(refused);
    const expectedVersions = new Map(
      changing.map(({ id: product, expectedVersion }) => [String(product), expectedVersion]),
    );
    const changes = await writeProducts(tx, changing, { at, actor, source: "staff" });
    await recordChanges(
      tx,
      changes.map((change) => ({
        ...change,
        expectedVersion: expectedVersions.get(String(change.subject.id)) ?? 0,
      })),
    );
    await refreshProductRead(
      tx,
      changing.map(({ id: product }) => product),
      at,
    );
    return true;
  });
}
