import { faultOf } from "./migration.rules.ts";
import type { NewRecord } from "./migration.store.ts";
import type { Found } from "./records.ts";

/** Returns records in import order: parents before children, and orders by date. */
export function recordsOf({ categories, products, customers, orders }: Found): NewRecord[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const depth = (id: string | null, steps = 0): number =>
    id === null || steps > 50 ? steps : depth(parents.get(id) ?? null, steps + 1);
  const byDepth = categories.toSorted((one, other) => depth(one.id) - depth(other.id));
  const byDay = orders.toSorted((one, other) => one.placedAt.localeCompare(other.placedAt));
  return [
    ...byDepth.map((one, place) =>
      recordOf("category", place, { ...one, title: one.name }, faultOf("categories", one)),
    ),
    ...products.map((one, place) =>
      recordOf("product", place, { ...one, title: one.name }, faultOf("products", one)),
    ),
    ...customers.map((one, place) =>
      recordOf("customer", place, { ...one, title: one.email }, faultOf("customers", one)),
    ),
    ...byDay.map((one, place) =>
      recordOf("order", place, { ...one, title: one.number }, faultOf("orders", one)),
    ),
  ];
}

function recordOf(
  kind: NewRecord["kind"],
  place: number,
  { title, ...record }: { id: string; title: string },
  fault: string | undefined,
): NewRecord {
  return {
    kind,
    place,
    theirId: record.id,
    title: title.slice(0, 255),
    record,
    outcome: fault === undefined ? "waiting" : "left",
    why: fault ?? "",
  };
}
