/** What a variant is of the product that it is made from: pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import { foldText } from "../../../../../text/fold.ts";
import type { ProductState } from "../product-state.ts";

/** A value that variants may differ by, with its parameter. */
export interface AxisValue {
  id: number;
  name: string;
  parameterId: number;
  parameter: string;
}

export interface Axes {
  /** Parameter to value, as pages tell it. */
  variantValues: Record<string, string>;
  /** What lists filter by: the same values, in place of others of their parameters. */
  valueIds: number[];
}

const SLUG_LENGTH = 120;

/** The values as a product has them; undefined where one is unknown or two are of one parameter. */
export function axesOf(
  ids: readonly number[],
  { known, before }: { known: ReadonlyMap<number, AxisValue>; before: readonly number[] },
): Axes | undefined {
  const values = ids.flatMap((id) => known.get(id) ?? []);
  const parameters = new Set(values.map(({ parameterId }) => parameterId));
  if (values.length !== ids.length || parameters.size !== ids.length) return undefined;
  const others = before.filter((id) => {
    const other = known.get(id);
    return !other || !parameters.has(other.parameterId);
  });
  return {
    variantValues: Object.fromEntries(values.map(({ parameter, name }) => [parameter, name])),
    valueIds: [...new Set([...others, ...ids])].sort((one, other) => one - other),
  };
}

/** True where both differ by the same parameters. */
export function haveSameAxes(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other);
}

interface Own extends Axes, Pick<ProductState, "netQuantity" | "weightGrams" | "sizeMm"> {
  code: string;
  barcode: string | null;
}

/**
 * A new variant: the first product with its own values, unpublished. Another net quantity is packed differently, so its
 * packaging is not copied.
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
    sold: 0,
    isPublished: false,
    firstOfferedAt: at,
    archivedAt: null,
  };
}

/** An address of a text, with the end of it that tells variants apart. */
export function slugOf(text: string): string {
  return foldText(text)
    .replaceAll(" ", "-")
    .slice(-SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
}

/** The faults of the variant at a place of what was sent. */
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
