import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/products";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { leiOf, typedLei } from "../../../components/money/lei.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireRight } from "../../../session/staff.server.ts";
import { basicsIn, filledBasics } from "./basics-fields.ts";
import { productPage } from "./tabs.ts";
import { texts } from "./texts.ts";

/** Fields that must be empty in a copy, because their values must be unique. */
const OWN: Typed = { code: "", barcode: "", slug: "", metatitle: "", metadescription: "", canonical: "" };

/** Loads the form for a new draft. `?din=12` copies product 12. */
export async function loadNewProduct({ context, url }: LoaderFunctionArgs) {
  await requireRight(context, "products:edit");
  const from = url.searchParams.get("din");
  const [{ data: choices }, source] = await Promise.all([
    need(context, calls.listStaffProductChoices),
    from ? need(context, calls.getStaffProduct, { params: { id: from } }) : undefined,
  ]);
  const filled = source
    ? { ...filledBasics(source.data), ...OWN, list_price: typedLei(source.data.list_price) }
    : {};
  return { choices, filled, from: source?.data.fields.name ?? null };
}

/** Creates a draft from its name and price, or a copy. A copy also takes over the fields of its source that the form does not show. */
export async function createProduct(request: Request, context: Context, url: URL) {
  const form = await request.formData();
  const from = url.searchParams.get("din");
  const source = from ? await need(context, calls.getStaffProduct, { params: { id: from } }) : undefined;
  const list_price = leiOf(textOf(form, "list_price"));
  const body = source ? copyIn(form, source.data.fields) : { name: textOf(form, "name") };
  const sent = await send(context, form, calls.createStaffProduct, { body: { ...body, list_price } });
  if (!sent.ok) return sent.refusal;
  return leaveTo(context, productPage(sent.data.productID), source ? texts.copied : texts.created);
}

function copyIn(form: FormData, source: calls.StaffProductFields) {
  const { slug, ...basics } = basicsIn(form);
  return { ...sharedOf(source), ...basics, ...(slug !== "" && { slug }) };
}

/** Returns the source's fields without its address and those that make it a variant. */
function sharedOf({
  masterID: _master,
  variant_values: _values,
  slug: _slug,
  ...shared
}: calls.StaffProductFields) {
  return shared;
}
