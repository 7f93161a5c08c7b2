import { codeField, productField, quantityField } from "./page.ts";
import { texts } from "./texts.ts";

export interface TypedLine {
  code: string;
  quantity: number;
  product_id: number | null;
}

/** Returns the entered lines and the quantity errors by field. An empty quantity removes its line. */
export function linesOf(form: FormData): { lines: TypedLine[]; errors: Record<string, string[]> } {
  const lines: TypedLine[] = [];
  const errors: Record<string, string[]> = {};
  for (let index = 0; form.has(codeField(index)); index += 1) {
    const [code, typed, product] = [codeField(index), quantityField(index), productField(index)].map((name) =>
      valueOf(form, name),
    ) as [string, string, string];
    if (typed === "" || typed === "0") continue;
    const quantity = /^\d{1,7}(?:[.,]0+)?$/.test(typed) ? Math.trunc(Number(typed.replace(",", "."))) : 0;
    if (quantity < 1) errors[quantityField(index)] = [texts.badQuantity];
    lines.push({
      code,
      quantity: Math.max(quantity, 1),
      product_id: product === "" ? null : Number(product),
    });
  }
  return { lines, errors };
}

function valueOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/**
 * Parses the intent of a line's button, such as "remove-3" or "choose-3-120". Returns undefined for other
 * intents.
 */
export function lineAction(intent: string): { index: number; productId?: number } | undefined {
  const found = /^(?:remove-(\d{1,3})|choose-(\d{1,3})-(\d{1,9}))$/.exec(intent);
  if (!found) return undefined;
  if (found[1] !== undefined) return { index: Number(found[1]) };
  return { index: Number(found[2]), productId: Number(found[3]) };
}
