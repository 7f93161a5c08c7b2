import type { BaseProduct, FilterValues, NetUnit, OptionValue, PackValue } from "./base-product.ts";
import { slugOf } from "./codes.ts";
import { PARAMETERS, type ParameterKey } from "./parameters.ts";

export interface Variant {
  base: BaseProduct;
  /** Position among the variants of its base. */
  index: number;
  /** Key that is unique in the catalogue, made of the base's key and the labels. */
  key: string;
  name: string;
  pack: PackValue;
  option: OptionValue | undefined;
  /** Labels by axis. Empty if the base is a single product. */
  values: Record<string, string>;
  bani: number;
  net: { amount: number; unit: NetUnit } | null;
  weightGrams: number;
  sizeMm: { width: number; depth: number; height: number };
  saleUnit: string;
  minQuantity: number;
  maxQuantity: number;
}

export const CARTON_GRAMS = 250;

/** Returns a base's variants in the order of the axes, with the second one varying fastest. */
export function variantsOf(base: BaseProduct): Variant[] {
  const pairs = base.axis.values.flatMap((pack) =>
    (base.second?.values ?? [undefined]).map((option) => ({ pack, option })),
  );
  const sold = pairs.filter(
    ({ pack, option }) =>
      !base.without?.some(([first, second]) => first === pack.label && second === option?.label),
  );
  return sold.map(({ pack, option }, index) =>
    variantOf(base, { pack, option, index, isOnly: sold.length === 1 }),
  );
}

function variantOf(
  base: BaseProduct,
  {
    pack,
    option,
    index,
    isOnly,
  }: { pack: PackValue; option: OptionValue | undefined; index: number; isOnly: boolean },
): Variant {
  const pieces = option?.pieces ?? 1;
  const [width, depth, height] = pack.size;
  const labels = option ? [pack.label, option.label] : [pack.label];
  return {
    base,
    index,
    key: `${base.key}-${labels.map(slugOf).join("-")}`,
    name: nameOf(base, pack, option),
    pack,
    option,
    values: isOnly
      ? {}
      : {
          [base.axis.name]: pack.label,
          ...(base.second && option ? { [base.second.name]: option.label } : {}),
        },
    bani: roundBani((pack.price + (option?.extra ?? 0)) * pieces * (1 - (option?.off ?? 0) / 100)),
    net: pack.net ? { amount: Number((pack.net[0] * pieces).toFixed(3)), unit: pack.net[1] } : null,
    weightGrams: pack.weight * pieces + (pieces > 1 ? CARTON_GRAMS : 0),
    sizeMm: cartonOf({ width, depth, height }, pieces),
    saleUnit: pieces > 1 ? (option?.label.startsWith("Set") ? "set" : "bax") : (pack.saleUnit ?? "buc."),
    minQuantity: pack.min ?? 1,
    maxQuantity: Math.max(pack.min ?? 1, Math.ceil((pack.max ?? 100) / pieces)),
  };
}

/** Rounds a price to ten bani. */
export function roundBani(bani: number): number {
  return Math.max(10, Math.round(bani / 10) * 10);
}

/** Returns product, option and size: "Detergent Flor, lavandă, 5 l". A case is named last. */
function nameOf(base: BaseProduct, pack: PackValue, option: OptionValue | undefined): string {
  const size = pack.inName ?? readable(pack.label, base.axis.name);
  const choice = option ? (option.inName ?? readable(option.label, base.second?.name)) : "";
  const parts = option?.pieces ? [size, choice] : [choice, size];
  return [base.name, ...parts.filter((part) => part !== "")].join(", ");
}

function readable(label: string, axis: string | undefined): string {
  if (axis === "Mărime" && /^[SMLX]{1,3}$/.test(label)) return `mărimea ${label}`;
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** Returns a carton's size for a number of pieces, with the longest side as short as possible. */
export function cartonOf(
  piece: { width: number; depth: number; height: number },
  pieces: number,
): { width: number; depth: number; height: number } {
  let best = { width: piece.width * pieces, depth: piece.depth, height: piece.height };
  for (let across = 1; across <= pieces; across++) {
    for (let deep = 1; across * deep <= pieces; deep++) {
      const layers = Math.ceil(pieces / (across * deep));
      const carton = {
        width: piece.width * across,
        depth: piece.depth * deep,
        height: piece.height * layers,
      };
      if (longestSideOf(carton) < longestSideOf(best)) best = carton;
    }
  }
  return best;
}

function longestSideOf({ width, depth, height }: { width: number; depth: number; height: number }): number {
  return Math.max(width, depth, height);
}

/** Returns a variant's filter values by parameter: those of the base, the pack and the option. */
export function filtersOf({ base, pack, option, net }: Variant): Map<ParameterKey, Set<string>> {
  const found = new Map<ParameterKey, Set<string>>();
  const add = (parameter: ParameterKey, value: string): void =>
    void (found.get(parameter) ?? found.set(parameter, new Set()).get(parameter))?.add(value);
  for (const filters of [base.filters, pack.filters, option?.filters]) {
    for (const parameter of Object.keys(filters ?? {}) as (keyof FilterValues)[]) {
      for (const value of [filters?.[parameter] ?? []].flat()) add(parameter, value);
    }
  }
  const volume = net && volumeBand(net.amount / (option?.pieces ?? 1), net.unit);
  if (volume) add("volum", volume);
  if (option?.pieces) {
    found.delete("ambalare");
    add("ambalare", option.label.startsWith("Set") ? "set" : "bax");
  }
  return found;
}

function volumeBand(amount: number, unit: NetUnit): keyof (typeof PARAMETERS)["volum"]["values"] | null {
  if (unit !== "l" && unit !== "kg") return null;
  if (amount < 0.5) return "sub-500-ml";
  if (amount < 1) return "500-999-ml";
  if (amount < 2) return "1-2-l";
  if (amount < 5) return "2-5-l";
  return amount < 10 ? "5-10-l" : "peste-10-l";
}
