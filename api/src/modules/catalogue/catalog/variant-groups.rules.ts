import type { Wire } from "@curat/contract/lei.values";
import type { Product } from "@curat/contract/catalog";

interface Variant {
  id: number;
  url: string;
  is_buyable: boolean;
  values: Record<string, string>;
}

/**
 * Returns the choices for each of the product's variant parameters. Each choice links to the variant with the fewest
 * other changes.
 */
export function toVariantGroups(
  id: number,
  own: Record<string, string>,
  variants: readonly Variant[],
): Wire<Product>["variants"] {
  if (variants.length < 2) return [];
  return Object.keys(own).map((axis) => {
    const values = [...new Set(variants.flatMap((variant) => variant.values[axis] ?? []))];
    const otherAxes = Object.entries(own).filter(([other]) => other !== axis);
    const changesOf = (variant: Variant): string[] =>
      otherAxes.flatMap(([other, mine]) =>
        variant.values[other] === mine ? [] : (variant.values[other] ?? []),
      );
    const choices = values.map((value) => {
      const target = variants
        .filter((variant) => variant.values[axis] === value)
        .toSorted(
          (one, two) =>
            changesOf(one).length - changesOf(two).length || Number(two.is_buyable) - Number(one.is_buyable),
        )[0];
      const changes = target ? changesOf(target).join(", ") : "";
      return {
        value,
        selected: target?.id === id,
        buyable: target?.is_buyable ?? false,
        info: { url: target?.url ?? "" },
        ...(changes && { changes }),
      };
    });
    return { name: axis, choices };
  });
}
