/** Table of the measures of existing variants. */
import { netQuantityText } from "@curat/contract/net-quantity.values";
import type { MeasuredVariantsBody, StaffVariants } from "@curat/contract/staff/variants";
import { textOf } from "@curat/ui/form/form-values.ts";
import { numberIn } from "../basics-fields.ts";
import { sizeIn, sizeText } from "./row-facts.ts";

export const MEASURES = "measures";
type Variant = StaffVariants["variants"][number];
export type Measure = "net" | "weight" | "size";

export const measureField = (id: number, part: Measure | "version") => `variant.${id}.${part}`;

export function shownMeasures({
  net_quantity: net,
  weight_grams,
  size_mm,
}: Variant): Record<Measure, string> {
  return {
    net: net ? netQuantityText(net) : "",
    weight: String(weight_grams ?? ""),
    size: size_mm ? sizeText(size_mm) : "",
  };
}

/** Reads the rows in the order of the form. Invalid numbers become NaN, for which the API reports an error. */
export function measuresIn(form: FormData): { ids: number[]; body: MeasuredVariantsBody } {
  const ids = [...form.keys()].flatMap((name) => {
    const [, id] = /^variant\.(\d+)\.version$/.exec(name) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
  const nets = ids.map((id) => netIn(textOf(form, measureField(id, "net"))));
  const unit = nets.find((net) => net?.unit)?.unit;
  const variants = ids.map((id, place) => {
    const [weight, size] = (["weight", "size"] as const).map((part) => textOf(form, measureField(id, part)));
    const net = nets[place];
    return {
      productID: id,
      version: Number(textOf(form, measureField(id, "version"))),
      // The API refuses unknown and missing units.
      net_quantity: net
        ? { amount: net.amount, unit: (net.unit || unit) as NonNullable<Variant["net_quantity"]>["unit"] }
        : null,
      weight_grams: weight ? numberIn(weight) : null,
      size_mm: size ? sizeIn(size) : null,
    };
  });
  return { ids, body: { variants } };
}

/** Parses "0,75 l". A number without a unit gets that of the other variants. */
function netIn(text: string): { amount: number; unit: string } | null {
  if (text === "") return null;
  const [, amount = text, unit = ""] = /^([\d.,]+)\s*(.*)$/.exec(text) ?? [];
  return { amount: numberIn(amount), unit: unit === "buc" ? "buc." : unit.toLowerCase().replace("m2", "m²") };
}

const WRONG = {
  net_quantity: ["Scrie cantitatea netă cu unitatea ei (l, kg, buc., m sau m²), de exemplu 0,75 l."],
  size_mm: [
    "Scrie lățimea, adâncimea și înălțimea în mm, fiecare între 1 și 10.000, de exemplu 80 × 80 × 250.",
  ],
};
const PARTS: Partial<Record<string, Measure>> = {
  net_quantity: "net",
  weight_grams: "weight",
  size_mm: "size",
};

/** Assigns the API's errors to the cells of the variants. Other errors of a variant are shown at its first cell. */
export function atMeasures(
  errors: Record<string, string[]>,
  ids: readonly number[],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => {
      const [, place, name = "", inside] = /^variants\.(\d+)\.(\w+)(\.\w+)?$/.exec(field) ?? [];
      const id = ids[Number(place)];
      if (id === undefined) return [field, messages];
      const message = inside === undefined ? undefined : WRONG[name as keyof typeof WRONG];
      return [measureField(id, PARTS[name] ?? "net"), message ?? messages];
    }),
  );
}
