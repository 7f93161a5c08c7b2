/** Converts an offer to form fields. They have the names of the API's fields, so that errors match. */
import type { StaffOffer } from "@curat/contract/staff/offers";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { texts } from "./texts.ts";

export const FORM = "offer";
export const FORM_ID = "offer-form";

/** Number of empty lines after the existing ones. */
export const NEW_LINES = 3;

export const lineName = (index: number, field: string): string => `lines.${index}.${field}`;

/** Returns an offer's form values. */
export function filledOffer({ lines, days, note }: Pick<StaffOffer, "lines" | "days" | "note">): Typed {
  const filled: Typed = { days: String(days), note };
  for (const [index, line] of lines.entries()) {
    const { asked, product_id: productId, code, name, unit, quantity, price, cost, vat_percent: vat } = line;
    const fields = {
      asked,
      product_id: productId ?? "",
      was: code,
      code,
      name,
      unit,
      quantity,
      price: price === null ? "" : price.toFixed(2).replace(".", ","),
      cost: cost === null ? "" : cost.toFixed(2).replace(".", ","),
    };
    for (const [field, value] of Object.entries({ ...fields, vat_percent: vat }))
      filled[lineName(index, field)] = typeof value === "number" ? String(value).replace(".", ",") : value;
  }
  return filled;
}

export const COMPARED_OFFER = {
  labels: { days: texts.labels.days, note: texts.labels.note },
};

export interface WrittenLine {
  asked: string;
  product_id: number | null;
  code: string;
  name: string;
  unit: string;
  quantity: number | string;
  price: number | string | null;
  vat_percent: number | string | null;
  /** Absent if the form has no such field, which keeps the stored cost. */
  cost?: number | string | null;
}

/** Reads the lines, with their positions in the form. Omits lines that have neither code nor name. */
export function linesIn(form: FormData): { lines: WrittenLine[]; places: number[] } {
  const lines: WrittenLine[] = [];
  const places: number[] = [];
  for (let index = 0; form.has(lineName(index, "code")); index += 1) {
    const text = (field: string): string => {
      const value = form.get(lineName(index, field));
      return typeof value === "string" ? value.trim() : "";
    };
    const [code, name] = [text("code"), text("name")];
    if (code === "" && (name === "" || text("was") !== "")) continue;
    // Without a product id, the line gets the buyer's usual price again.
    const isSame = code !== "" && code === text("was") && text("product_id") !== "" && text("price") !== "";
    places.push(index);
    lines.push({
      asked: text("asked"),
      product_id: isSame ? Number(text("product_id")) : null,
      code,
      name,
      unit: text("unit"),
      quantity: text("quantity"),
      price: numberOf(text("price")),
      vat_percent: numberOf(text("vat_percent")),
      ...(form.has(lineName(index, "cost")) && { cost: numberOf(text("cost")) }),
    });
  }
  return { lines, places };
}

/** Parses a number. Invalid text is sent unchanged, so that the API reports an error for its field. */
function numberOf(text: string): number | string | null {
  if (text === "") return null;
  const value = Number(text.replaceAll(/\s/g, "").replace(",", "."));
  return Number.isNaN(value) ? text : value;
}

/** Assigns the API's errors to the lines' positions in the form. */
export function atPlaces(
  errors: Record<string, string[]>,
  places: readonly number[],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => {
      const [, index, part] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
      if (index === undefined || part === undefined) return [field, messages];
      return [
        lineName(places[Number(index)] ?? Number(index), part === "product_id" ? "code" : part),
        messages,
      ];
    }),
  );
}
