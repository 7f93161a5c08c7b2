import { BRANDS, type BrandKey } from "../catalogue/brands.ts";
import { variantsOf, type Variant } from "../catalogue/variants.ts";
import { drawPackshot, type BrandStyle, type PackshotSpec } from "../drawing/index.ts";
import { mediaUrl } from "./version.ts";

export const VIEWS = [0, 1, 2] as const;
export type View = (typeof VIEWS)[number];

const LABEL_LETTERS = 34;
const QUANTITY_AXES = new Set(["Volum", "Cantitate", "Capacitate", "Număr role"]);
const NAMED_AXES = new Set(["Parfum", "Culoare", "Tip"]);

/** What the kit needs of a brand. */
export function brandStyle(key: BrandKey): BrandStyle {
  const { name, palette, mark, typeface } = BRANDS[key];
  return { name, palette, mark, typeface };
}

/** How a product is drawn from one side. */
export function packshotSpec(variant: Variant, view: View): PackshotSpec {
  return { ...unmarkedSpec(variant, view), mark: marksOf(variant.base).get(variant.key) };
}

const marks = new Map<string, Map<string, string>>();

/** What sets products of a family apart whose drawings are the same, by product key. */
function marksOf(base: Variant["base"]): Map<string, string> {
  const known = marks.get(base.key);
  if (known) return known;
  const alike = Map.groupBy(variantsOf(base), (variant) =>
    drawPackshot({ ...unmarkedSpec(variant, mainView(variant)), seed: base.key }),
  );
  const found = new Map<string, string>();
  for (const twins of alike.values()) {
    const axes = Object.keys(twins[0]?.values ?? {});
    const differing = axes.filter((axis) => new Set(twins.map(({ values }) => values[axis])).size > 1);
    for (const { key, values } of twins)
      if (differing.length > 0) found.set(key, differing.map((axis) => values[axis]).join(", "));
  }
  marks.set(base.key, found);
  return found;
}

/** Of a set or a case the picture of all of it comes first. */
export function mainView({ option }: Variant): View {
  return option?.pieces ? 2 : 0;
}

function unmarkedSpec({ base, pack, option, key, net }: Variant, view: View): PackshotSpec {
  const { drawing } = base;
  const pieces = option?.pieces ?? 1;
  const pictograms = base.safety?.pictograms;
  return {
    kind: option?.kind ?? pack.kind ?? drawing.kind,
    brand: brandStyle(base.brand),
    title: drawing.title ?? shortened(base.name),
    descriptor: descriptorOf(base, pack.label, option?.label) ?? drawing.descriptor,
    quantity: QUANTITY_AXES.has(base.axis.name)
      ? pack.label
      : net
        ? `${String(net.amount / pieces).replace(".", ",")} ${net.unit}`
        : undefined,
    accent: option?.accent ?? pack.accent ?? drawing.accent,
    bodyColor: option?.body ?? pack.body ?? drawing.body,
    pictograms: pictograms && pictograms.length > 0 ? pictograms : undefined,
    count: option?.count ?? pack.count,
    several: option?.pieces ? severalOf(option.label, option.pieces) : undefined,
    form: option?.form ?? pack.form,
    width: base.axis.name === "Lățime" ? Number.parseInt(pack.label) : undefined,
    seed: key,
    view,
  };
}

/** A scent or colour stands on the label, a size with its word. */
function descriptorOf(
  { axis, second }: Variant["base"],
  pack: string,
  option: string | undefined,
): string | undefined {
  if (axis.name === "Mărime") return `Mărimea ${pack}`;
  if (option && second && NAMED_AXES.has(second.name)) return option;
  return NAMED_AXES.has(axis.name) ? pack : undefined;
}

function shortened(name: string): string {
  if (name.length <= LABEL_LETTERS) return name;
  const words = name.split(" ");
  while (words.length > 2 && words.join(" ").length > LABEL_LETTERS) words.pop();
  return words.join(" ").replace(/[ ,]+(de|pe|cu|și|pentru|la|din|în|a|al)$/u, "");
}

export function packshotName({ key }: Variant, view: View): string {
  return `packshot/${key}-${view}`;
}

/** "Set 2 bidoane" shows two, "Bax 12 buc." a carton. */
function severalOf(label: string, pieces: number): PackshotSpec["several"] {
  return /^set\b/i.test(label) ? { set: pieces } : "case";
}

/** Addresses of a product's pictures, the main view first. */
export function packshotUrls(variant: Variant): string[] {
  const order: View[] = mainView(variant) === 2 ? [2, 0, 1] : [0, 1, 2];
  return order.map((view) => mediaUrl(packshotName(variant, view), packshotSpec(variant, view)));
}
