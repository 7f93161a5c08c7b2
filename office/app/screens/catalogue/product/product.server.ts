import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/products";
import type { StaffProduct } from "@curat/contract/staff/products";
import { PRODUCT_STEPS } from "@curat/contract/staff/products.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { otherViewersOf } from "../../../components/presence/presence.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";
import { productPage, ROOMS } from "./tabs.ts";
import { texts } from "./texts.ts";

export async function loadProduct(context: Context, id: string) {
  const [{ data: product }, otherViewers, { permissions }] = await Promise.all([
    need(context, calls.getStaffProduct, { params: { id } }),
    otherViewersOf(context, "product", id),
    requireStaff(context),
  ]);
  return {
    product,
    otherViewers,
    rooms: ROOMS.filter(({ needs }) => permissions.includes(needs)),
    mayEdit: permissions.includes("products:edit"),
  };
}
export type ProductData = Awaited<ReturnType<typeof loadProduct>>;

export async function loadBasics({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [around, choices, history] = await Promise.all([
    loadProduct(context, id),
    need(context, calls.listStaffProductChoices),
    loadHistory(context, "product", id),
  ]);
  return { ...around, choices: choices.data, history };
}

type ProductBody = Partial<calls.StaffProductFields>;

interface ProductForm extends Compared {
  name: string;
  fill: (product: StaffProduct) => Typed;
  read: (form: FormData) => ProductBody;
}

const ACTIONS = {
  publish: [calls.publishStaffProduct, texts.published],
  unpublish: [calls.unpublishStaffProduct, texts.unpublished],
  archive: [calls.archiveStaffProduct, texts.archived],
  restore: [calls.restoreStaffProduct, texts.restored],
} as const;

interface Changing {
  context: Context;
  id: string;
  path: string;
  forms?: ProductForm[];
}

/** Handles the forms of a tab and the buttons of the frame. */
export async function changeProduct(form: FormData, { context, id, path, forms = [] }: Changing) {
  const name = textOf(form, "form");
  const version = Number(textOf(form, "version"));
  const params = { id };
  const to = productPage(id, path);
  const stored = forms.find((one) => one.name === name);
  if (stored) {
    const subject = { kind: "product" as const, id };
    const body = { ...stored.read(form), version };
    const compared = {
      subject,
      fill: stored.fill,
      labels: stored.labels,
      ...(stored.format && { format: stored.format }),
    };
    const sent = await send(context, form, calls.changeStaffProduct, { params, body }, compared);
    return sent.ok ? leaveTo(context, to, texts.saved) : sent.refusal;
  }
  const step = PRODUCT_STEPS.find((one) => one === name);
  if (!step) throw data(null, { status: 404 });
  const [call, message] = ACTIONS[step];
  return press(context, call, { params, body: { version } }, { to, message });
}
