import { textOf } from "@curat/ui/form/form-values.ts";

interface Returned {
  productid?: number | null;
  lineid?: number | null;
}

/** Returns the key of a product, or of a line without a product, in the names of its fields: "7", "l12". */
export function returnedKey({ productid, lineid }: Returned): string {
  return productid === null || productid === undefined ? `l${lineid ?? ""}` : String(productid);
}

/** Returns the names of the checkbox and the quantity field of a product. */
export function productFields(productId: string): { ticked: string; quantity: string } {
  return { ticked: `product-${productId}`, quantity: `quantity-${productId}` };
}

/** Returns the request body, which contains every displayed product, whether ticked or not (C-117). */
export function returnBodyOf(form: FormData) {
  const products = [...form.keys()].flatMap((name) => {
    const [, key, letter, id] = /^quantity-((l?)(\d+))$/.exec(name) ?? [];
    if (key === undefined) return [];
    const { ticked, quantity } = productFields(key);
    const named = letter === "l" ? { lineid: Number(id) } : { productid: Number(id) };
    return [{ ...named, quantity: Number(textOf(form, quantity)), selected: form.has(ticked) }];
  });
  return {
    full_name: textOf(form, "full_name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    bankname: textOf(form, "bankname"),
    bankaccount: textOf(form, "bankaccount"),
    refund: refundOf(textOf(form, "refund")),
    reason: textOf(form, "reason"),
    observation: textOf(form, "observation"),
    orderid: textOf(form, "orderid"),
    products,
  };
}

function refundOf(text: string): "card" | "account" | "none" {
  return text === "card" || text === "none" ? text : "account";
}
