import { textOf } from "@curat/ui/form/form-values.ts";

/** Returns the names of the checkbox and the quantity field of a product. */
export function productFields(productId: number): { ticked: string; quantity: string } {
  return { ticked: `product-${productId}`, quantity: `quantity-${productId}` };
}

/** Returns the request body, which contains every displayed product, whether ticked or not (C-117). */
export function returnBodyOf(form: FormData) {
  const products = [...form.keys()].flatMap((name) => {
    const id = /^quantity-(\d+)$/.exec(name)?.[1];
    if (id === undefined) return [];
    const { ticked, quantity } = productFields(Number(id));
    return [{ productid: Number(id), quantity: Number(textOf(form, quantity)), selected: form.has(ticked) }];
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
