import { data } from "react-router";
import * as calls from "@curat/contract/staff/bundles";
import type { StaffBundle } from "@curat/contract/staff/bundles";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { keepPictures } from "../../../components/picture/pictures.server.ts";
import { othersAt } from "../../../components/presence/presence.server.ts";
import { productsOf } from "../../../components/products/products.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { bundleIn, COMPARED_BUNDLE, filledBundle } from "./bundle-fields.ts";
import { refusedAt, shownPreview, takeProducts } from "./bundle-products.server.ts";
import { BUNDLES } from "./bundles-shape.ts";
import { texts } from "./texts.ts";

const ROOM = "/pachete";
const PICTURES = ["pic"];

/** A page of the bundles. */
export async function loadBundles(context: Context, url: URL) {
  const state = readList(BUNDLES, url.searchParams);
  const [{ data: bundles, meta }, may] = await Promise.all([
    need(context, calls.listStaffBundles, { query: { page: String(state.page) } }),
    mayDo(context),
  ]);
  return { state, bundles, total: meta.total, lastPage: meta.last_page, mayEdit: may("bundles:edit") };
}

export async function loadNewBundle(context: Context) {
  const may = await mayDo(context);
  if (!may("bundles:edit")) throw data(null, { status: 403 });
  return { mayUpload: may("media:edit") };
}

/** Adds a bundle, or shows what it would cost. */
export async function createBundle(request: Request, context: Context) {
  const form = await request.formData();
  const refused = await keepPictures(context, form, PICTURES);
  if (refused) return refused;
  if (form.get("press") === "preview") return shownPreview(context, form);
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken.refusal;
  const body = { ...bundleIn(form), products: taken.products };
  const sent = await send(context, form, calls.createStaffBundle, { body });
  if (sent.ok) return leaveTo(context, `${ROOM}/${sent.data.bundleID}`, texts.created);
  return refusedAt(sent.refusal, taken.places);
}

/** One bundle with its form and its price as they stand. */
export async function loadBundle(context: Context, id: string) {
  const [{ data: bundle }, history, others, may] = await Promise.all([
    need(context, calls.getStaffBundle, { params: { id } }),
    loadHistory(context, "bundle", id),
    othersAt(context, "bundle", id),
    mayDo(context),
  ]);
  const { percent, products } = bundle;
  const [codeOf, preview] = await Promise.all([
    codesOf(context, bundle),
    apiOf(context).call(calls.previewStaffBundle, { body: { percent, products } }),
  ]);
  return {
    bundle,
    filled: filledBundle(bundle, codeOf),
    preview: preview.ok ? preview.data : undefined,
    history,
    others,
    mayEdit: may("bundles:edit") && may("products:view"),
    mayUpload: may("media:edit"),
  };
}

/** Changes or removes one, or shows what a change would cost; each form says by its name which. */
export async function changeBundle(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case "bundle": {
      const refused = await keepPictures(context, form, PICTURES);
      if (refused) return refused;
      if (form.get("press") === "preview") return shownPreview(context, form);
      return saveBundle(context, form, { id, version });
    }
    case "remove": {
      const input = { params: { id }, query: { version: String(version) } };
      const to = { to: `${ROOM}/${id}`, say: texts.removed, next: () => ROOM };
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
  const { data: standing } = await need(context, calls.getStaffBundle, { params });
  const codeOf = await codesOf(context, standing);
  const compared = {
    subject: { kind: "bundle" as const, id },
    fill: (bundle: StaffBundle) => filledBundle(bundle, codeOf),
    ...COMPARED_BUNDLE,
  };
  const input = { params, body: { ...bundleIn(form), products: taken.products, version } };
  const sent = await send(context, form, calls.changeStaffBundle, input, compared);
  if (sent.ok) return leaveTo(context, `${ROOM}/${id}`, texts.saved);
  return refusedAt(sent.refusal, taken.places);
}

/** The codes of its products. */
async function codesOf(context: Context, { products }: StaffBundle): Promise<(id: number) => string> {
  const named = await productsOf(
    context,
    products.map(({ productID }) => productID),
  );
  const codes = new Map(named?.map(({ productID, code }) => [productID, code]));
  return (id) => codes.get(id) ?? String(id);
}
