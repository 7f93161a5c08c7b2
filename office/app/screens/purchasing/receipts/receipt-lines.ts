/** Converts a receipt's lines to form values and back. */
import type { ChangedReceiptLine, GoodsReceiptLine } from "@curat/contract/staff/receipts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { fineText, priceIn, texts } from "./texts.ts";

type Part = "code" | "document" | "quantity" | "pack" | "price" | "vat" | "lot" | "expiry" | "split";

export function lineField(id: number, part: Part): string {
  return `line.${id}.${part}`;
}

/** Returns the form values of a line. */
export function filledLine(line: GoodsReceiptLine): Record<Part, string> {
  return {
    code: "",
    document: String(line.document_quantity),
    quantity: String(line.quantity),
    pack: line.pack === null ? "" : String(line.pack),
    price: line.price === null ? "" : fineText(line.price),
    vat: line.vat,
    lot: line.lot,
    expiry: line.lot_expires_on ?? "",
    split: "",
  };
}

const FIELDS = { document: "document_quantity", quantity: "quantity", pack: "pack", price: "price" } as const;

/** Returns the lines that the form changes. Emptying a field has no effect, except for VAT, lot and expiry date. */
export function changedLines(form: FormData, lines: readonly GoodsReceiptLine[]): ChangedReceiptLine[] {
  return lines.flatMap((line) => {
    const filled = filledLine(line);
    const change: ChangedReceiptLine = { lineID: line.lineID };
    const code = textOf(form, lineField(line.lineID, "code"));
    if (code !== "") change.product_code = code;
    for (const part of ["document", "quantity", "pack", "price"] as const) {
      const text = textOf(form, lineField(line.lineID, part));
      if (text !== "" && text !== filled[part]) change[FIELDS[part]] = priceIn(text);
    }
    const textIn = (part: "vat" | "lot" | "expiry") => {
      const name = lineField(line.lineID, part);
      const text = textOf(form, name);
      return form.has(name) && text !== filled[part] ? text : undefined;
    };
    const [vat, lot, expiry] = [textIn("vat"), textIn("lot"), textIn("expiry")];
    if (vat !== undefined) change.vat = vat;
    if (lot !== undefined) change.lot = lot;
    if (expiry !== undefined) change.lot_expires_on = expiry || null;
    const split = textOf(form, lineField(line.lineID, "split"));
    if (split !== "") change.split = priceIn(split);
    return Object.keys(change).length > 1 ? [change] : [];
  });
}

/** Returns the changes with the one of a button: "choose.LINE.CODE", "remove.LINE" or "costs.LINE". */
export function withButton(changes: readonly ChangedReceiptLine[], then: string): ChangedReceiptLine[] {
  const [act = "", line = "", ...code] = then.split(".");
  const pressed = BUTTONS[act]?.(code.join("."));
  if (!pressed) return [...changes];
  const lineID = Number(line);
  const entered = changes.find((change) => change.lineID === lineID);
  const otherChanges = changes.filter((change) => change !== entered);
  return [...otherChanges, pressed.remove ? { lineID, ...pressed } : { ...entered, lineID, ...pressed }];
}

const BUTTONS: Record<string, (code: string) => Omit<ChangedReceiptLine, "lineID">> = {
  choose: (code) => ({ product_code: code }),
  remove: () => ({ remove: "line" }),
  costs: () => ({ remove: "costs" }),
};

/** Returns an error at each field that a line lacks before it can be posted. */
export function faultsAt(lines: readonly GoodsReceiptLine[]): Record<string, string[]> {
  return Object.fromEntries(
    lines.flatMap(({ lineID, fault }) =>
      fault === null || fault === "product" ? [] : [[lineField(lineID, fault), [texts.lacks[fault]]]],
    ),
  );
}

/** Assigns the API's errors about lines to their fields. */
export function atLines(
  errors: Record<string, string[]>,
  changes: readonly ChangedReceiptLine[],
): Record<string, string[]> {
  const parts: Record<string, Part> = {
    product_code: "code",
    document_quantity: "document",
    quantity: "quantity",
    pack: "pack",
    price: "price",
    vat: "vat",
    lot: "lot",
    lot_expires_on: "expiry",
    split: "split",
  };
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => {
      const [, index = "", field = ""] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
      const line = changes[Number(index)];
      const part = parts[field];
      return [index !== "" && line && part ? lineField(line.lineID, part) : name, messages];
    }),
  );
}
