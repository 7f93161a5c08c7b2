import type { LoaderFunctionArgs } from "react-router";
import { getStaffProduct } from "@curat/contract/staff/products";
import type { StaffProduct } from "@curat/contract/staff/products";
import { codesIn, idsByCode, PRODUCTS_FIELD } from "../../../../components/products/product-fields.ts";
import { productsOf, takeProducts } from "../../../../components/products/products.server.ts";
import { formOf } from "../../../../components/form/conflict/conflict.server.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { need } from "../../../../session/api.server.ts";
import type { Context } from "../../../../session/session.server.ts";
import { changeProduct, loadProduct } from "../product.server.ts";
import { BANNERS, countRows, FEATURES, filledRows, RELATED, rowLabels, rowsIn } from "./related-fields.ts";
import { texts } from "./texts.ts";

const PATH = "/recomandari";

export async function loadRelated({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const around = await loadProduct(context, id);
  const { related_ids: ids } = around.product.fields;
  const codes = await codesOf(context, ids);
  return { ...around, codes: ids.flatMap((one) => codes.get(one) ?? []) };
}

async function codesOf(context: Context, ids: readonly number[]): Promise<Map<number, string>> {
  const products = ids.length === 0 ? [] : await productsOf(context, ids);
  return new Map(products?.map(({ productID, code }) => [productID, code]));
}

/** Saves the recommended products, features or banners. */
export async function changeRelated(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const rows = ([FEATURES, BANNERS] as const).map((name) => ({
    name,
    fill: filledRows(name),
    read: (sent: FormData) => rowsIn(sent, name),
    labels: rowLabels(name, countRows(Object.fromEntries([...form.keys()].map((key) => [key, ""])), name)),
  }));
  if (textOf(form, "form") !== RELATED) return changeProduct(form, { context, id, path: PATH, forms: rows });
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken.refusal;
  const idOf = idsByCode(taken.products);
  // Keep the order in which the codes were entered.
  const typed = codesIn(textOf(form, PRODUCTS_FIELD)).flatMap((code) => idOf(code) ?? []);
  const related_ids = [...new Set(typed)];
  const { data: product } = await need(context, getStaffProduct, { params: { id } });
  const codes = await codesOf(context, product.fields.related_ids);
  const related = {
    name: RELATED,
    labels: { [PRODUCTS_FIELD]: texts.products },
    fill: ({ fields }: StaffProduct) => ({
      [PRODUCTS_FIELD]: fields.related_ids.map((one) => codes.get(one) ?? String(one)).join("\n"),
    }),
    read: () => ({ related_ids }),
  };
  return changeProduct(form, { context, id, path: PATH, forms: [related] });
}
