import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { BUNDLE } from "@curat/contract/staff/bundle.values";
import * as calls from "@curat/contract/staff/bundles";
import type { StaffBundle } from "@curat/contract/staff/bundles";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { uploadPictures } from "../../../components/picture/pictures.server.ts";
import { productsOf } from "../../../components/products/products.server.ts";
import { comparedRecord, pictureFieldsOf, recordIn } from "../../../components/record/record-values.ts";
import { loadAround, loadNew } from "../../../components/record/record.server.ts";
import { loadList } from "../../../lists/list.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { filledProducts, PRODUCT_LABELS } from "./bundle-fields.ts";
import { refusedAt, shownPreview, takeProducts } from "./bundle-products.server.ts";
import { BUNDLES } from "./bundles-shape.ts";
import { texts } from "./texts.ts";

const ROOM = "/pachete";
const RIGHT = "bundles:edit";
const PICTURES = pictureFieldsOf(BUNDLE);

export const loadBundles = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, {
    shape: BUNDLES,
    right: RIGHT,
    read: (_, _state, page) => need(context, calls.listStaffBundles, { query: { page: String(page) } }),
  });

export const loadNewBundle = ({ context }: LoaderFunctionArgs) => loadNew(context, RIGHT);

/** Creates a bundle, or previews its price. */
export async function createBundle({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const refused = await uploadPictures(context, form, PICTURES);
  if (refused) return refused;
  if (form.get("press") === "preview") return shownPreview(context, form);
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken.refusal;
  const body = { ...recordIn(BUNDLE, form), products: taken.products };
  const sent = await send(context, form, calls.createStaffBundle, { body });
  if (sent.ok) return leaveTo(context, `${ROOM}/${sent.data.bundleID}`, texts.created);
  return refusedAt(sent.refusal, taken.places);
}

export async function loadBundle({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: bundle }, { mayEdit, ...around }, may] = await Promise.all([
    need(context, calls.getStaffBundle, { params: { id } }),
    loadAround(context, { kind: "bundle", id, right: RIGHT }),
    mayDo(context),
  ]);
  const { percent, products } = bundle;
  const [codeOf, preview] = await Promise.all([
    codesOf(context, bundle),
    apiOf(context).call(calls.previewStaffBundle, { body: { percent, products } }),
  ]);
  return {
    bundle,
    rows: filledProducts(products, codeOf),
    preview: preview.ok ? preview.data : undefined,
    ...around,
    mayEdit: mayEdit && may("products:view"),
  };
}

/** Saves, removes or previews a bundle. The form's name selects the action. */
export async function changeBundle({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const version = textOf(form, "version");
  switch (textOf(form, "form")) {
    case "bundle": {
      const refused = await uploadPictures(context, form, PICTURES);
      if (refused) return refused;
      if (form.get("press") === "preview") return shownPreview(context, form);
      return saveBundle(context, form, { id, version: Number(version) });
    }
    case "remove": {
      const input = { params: { id }, query: { version } };
      const to = { to: `${ROOM}/${id}`, message: texts.removed, next: () => ROOM };
      return press(context, calls.removeStaffBundle, input, to);
    }
    default:
      throw data(null, { status: 404 });
  }
}

async function saveBundle(
  context: Context,
  form: FormData,
  { id, version }: { id: string; version: number },
) {
  const params = { id };
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken.refusal;
  const { data: current } = await need(context, calls.getStaffBundle, { params });
  const codeOf = await codesOf(context, current);
  const { fill, labels, ...compared } = comparedRecord(BUNDLE);
  const input = { params, body: { ...recordIn(BUNDLE, form), products: taken.products, version } };
  const sent = await send(context, form, calls.changeStaffBundle, input, {
    subject: { kind: "bundle", id },
    fill: (bundle) => ({ ...fill(bundle), ...filledProducts(bundle.products, codeOf) }),
    labels: { ...labels, ...PRODUCT_LABELS },
    ...compared,
  });
  if (sent.ok) return leaveTo(context, `${ROOM}/${id}`, texts.saved);
  return refusedAt(sent.refusal, taken.places);
}

async function codesOf(context: Context, { products }: StaffBundle): Promise<(id: number) => string> {
  const named = await productsOf(
    context,
    products.map(({ productID }) => productID),
  );
  const codes = new Map(named?.map(({ productID, code }) => [productID, code]));
  return (id) => codes.get(id) ?? String(id);
}
