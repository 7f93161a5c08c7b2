import type { FieldErrors } from "@curat/contract/envelope";
import { foldText } from "../../../../../text/fold.ts";
import type { ProductState } from "../product-state.ts";

export interface AxisValue {
  id: number;
  name: string;
  parameterId: number;
  parameter: string;
}

export interface Axes {
  variantValues: Record<string, string>;
  valueIds: number[];
}

const SLUG_LENGTH = 120;

/** Returns the variant values in a product's format; undefined if a value is unknown or two have the same parameter. */
export function axesOf(
  ids: readonly number[],
  { known, before }: { known: ReadonlyMap<number, AxisValue>; before: readonly number[] },
): Axes | undefined {
  const values = ids.flatMap((id) => known.get(id) ?? []);
  const parameters = new Set(values.map(({ parameterId }) => parameterId));
  if (values.length !== ids.length || parameters.size !== ids.length) return undefined;
  const otherValueIds = before.filter((id) => {
    const other = known.get(id);
    return !other || !parameters.has(other.parameterId);
  });
  return {
    variantValues: Object.fromEntries(values.map(({ parameter, name }) => [parameter, name])),
    valueIds: [...new Set([...otherValueIds, ...ids])].sort((one, other) => one - other),
  };
}

/** Returns whether both have values for the same parameters. */
export function haveSameAxes(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other);
}

interface Own extends Axes, Pick<ProductState, "netQuantity" | "weightGrams" | "sizeMm"> {
  code: string;
  barcode: string | null;
}

/**
 * Returns an unpublished copy of the master with its own values. The packaging is copied only if the net quantity is
 * the same.
 */
export function variantFrom(
  master: ProductState,
  { masterId, own, at }: { masterId: number; own: Own; at: Date },
): ProductState {
  const values = Object.values(own.variantValues).join(" ");
  const [net, masterNet] = [own.netQuantity, master.netQuantity];
  const hasSameNet = net?.amount === masterNet?.amount && net?.unit === masterNet?.unit;
  return {
    ...master,
    ...own,
    packaging: hasSameNet ? master.packaging : "",
    masterId,
    name: `${master.name}, ${Object.values(own.variantValues).join(", ")}`,
    slug: slugOf(`${master.slug} ${values}`),
    supplierCode: null,
    metaTitle: "",
    metaDescription: "",
    canonical: "",
    sold: 0,
    isPublished: false,
    firstOfferedAt: at,
    archivedAt: null,
  };
}

/** Converts a text to a slug. Long slugs are cut at the beginning, because the end distinguishes variants. */
export function slugOf(text: string): string {
  return foldText(text)
    .replaceAll(" ", "-")
    .slice(-SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
}

/** Returns the errors keyed by the fields of the variant at this position of the request. */
export function faultsAt(place: number, errors: FieldErrors): FieldErrors {
  const named = { variant_values: "value_ids", slug: "code", dilution: "net_quantity" } as Partial<
    Record<string, string>
  >;
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      `variants.${place}.${named[field] ?? field}`,
      messages,
    ]),
  );
}
