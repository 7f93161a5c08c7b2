import { previewStaffBundle } from "@curat/contract/staff/bundles";
import { BUNDLE } from "@curat/contract/staff/bundle.values";
import { typedValues } from "@curat/ui/form/form-values.ts";
import { refuse } from "../../../components/form/send.server.ts";
import { findNamed } from "../../../components/products/products.server.ts";
import { recordIn } from "../../../components/record/record-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { atRows, productField, rowsIn } from "./bundle-fields.ts";

type Refusal = ReturnType<typeof refuse>;
interface Taken {
  ok: true;
  products: { productID: number; quantity: number }[];
  places: number[];
}

/** Looks up the products in the form. Reports an unknown code as an error of its row. */
export async function takeProducts(
  context: Context,
  form: FormData,
): Promise<Taken | { ok: false; refusal: Refusal }> {
  const rows = rowsIn(form);
  const found = await findNamed(context, form, { codes: rows.map(({ code }) => code) });
  if (!found.ok) return { ok: false, refusal: refuse(form, found) };
  const errors: Record<string, string[]> = {};
  const products = rows.map(({ place, code, quantity }) => {
    const faults = found.faultsOf([code]);
    if (faults.length > 0) errors[productField(place, "code")] = faults;
    return { productID: found.idOf(code) ?? 0, quantity };
  });
  if (Object.keys(errors).length > 0)
    return { ok: false, refusal: refuse(form, { ok: false, status: 422, errors }) };
  return { ok: true, products, places: rows.map(({ place }) => place) };
}

/** Returns the form with its entered values and the resulting bundle price. */
export async function shownPreview(context: Context, form: FormData) {
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken.refusal;
  const body = { percent: recordIn(BUNDLE, form).percent, products: taken.products };
  const answer = await apiOf(context).call(previewStaffBundle, { body });
  if (!answer.ok) return refusedAt(refuse(form, answer), taken.places);
  return { form: "bundle", values: typedValues(form), errors: {}, messages: [], preview: answer.data };
}

/** Returns the refusal with errors about products assigned to their rows. */
export function refusedAt(refusal: Refusal, places: readonly number[]): Refusal {
  return { ...refusal, data: { ...refusal.data, errors: atRows(refusal.data.errors, places) } };
}
