import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { listStaffProductParameters } from "@curat/contract/staff/products";
import { addStaffVariants, listStaffVariants, measureStaffVariants } from "@curat/contract/staff/variants";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../../components/form/send.server.ts";
import { need } from "../../../../session/api.server.ts";
import { leaveTo } from "../../../../session/notices.server.ts";
import type { Context } from "../../../../session/session.server.ts";
import { changeProduct, loadProduct } from "../product.server.ts";
import { productPage } from "../tabs.ts";
import { atMeasures, MEASURES, measuresIn } from "./family-fields.ts";
import { atRows, gridOf, VALUE_KEY, VARIANTS, variantsIn } from "./grid.ts";

const PATH = "/variante";

export async function loadVariants(context: Context, id: string, url: URL) {
  const params = { id };
  const [around, { data: family }, { data: parameters }] = await Promise.all([
    loadProduct(context, id),
    need(context, listStaffVariants, { params }),
    need(context, listStaffProductParameters),
  ]);
  const chosen = url.searchParams.getAll(VALUE_KEY).map(Number);
  return { ...around, family, parameters, chosen, grid: gridOf(parameters, new Set(chosen), family) ?? null };
}
export type VariantsData = Awaited<ReturnType<typeof loadVariants>>;

export async function changeVariants({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  if (textOf(form, "form") === MEASURES) return measureVariants(context, form, id);
  if (textOf(form, "form") !== VARIANTS) return changeProduct(form, { context, id, path: PATH });
  const { keys, body } = variantsIn(form);
  const version = Number(textOf(form, "version"));
  const sent = await send(context, form, addStaffVariants, { params: { id }, body: { ...body, version } });
  if (sent.ok)
    return leaveTo(
      context,
      productPage(id, PATH),
      "Variantele au fost create. Nu sunt publicate și nu au stoc.",
    );
  const { data: refused, init } = sent.refusal;
  const errors = atRows(refused.errors, keys);
  const messages = [...refused.messages, ...(errors.variants ?? []), ...(errors.masterID ?? [])];
  return data({ ...refused, errors, messages }, init ?? {});
}

async function measureVariants(context: Context, form: FormData, id: string) {
  const { ids, body } = measuresIn(form);
  const sent = await send(context, form, measureStaffVariants, { params: { id }, body });
  if (sent.ok) return leaveTo(context, productPage(id, PATH), "Măsurile variantelor au fost salvate.");
  const { data: refused, init } = sent.refusal;
  return data({ ...refused, errors: atMeasures(refused.errors, ids) }, init ?? {});
}
