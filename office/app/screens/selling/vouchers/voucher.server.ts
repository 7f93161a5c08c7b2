import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/vouchers";
import type { StaffVoucher } from "@curat/contract/staff/vouchers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadAddable, productsOf, takeProducts } from "../../../components/products/products.server.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { changedTermsIn, comparedVoucher, filledVoucher } from "./voucher-fields.ts";

const ROOM = "/vouchere";

export async function loadVoucher({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const params = { id };
  const [{ data: voucher }, uses, around, addable] = await Promise.all([
    need(context, calls.getStaffVoucher, { params }),
    need(context, calls.listVoucherUses, { params, query: {} }),
    loadAround(context, { kind: "voucher", id, right: "vouchers:edit" }),
    loadAddable(context),
  ]);
  return {
    voucher,
    filled: filledVoucher(voucher, await codesOf(context, voucher)),
    uses: uses.data,
    moreUses: uses.meta.total - uses.data.length,
    ...around,
    addable,
  };
}

const STEPS = {
  end: { call: calls.endStaffVoucher, message: "Voucherul a fost încheiat." },
  archive: { call: calls.archiveStaffVoucher, message: "Voucherul a fost arhivat." },
  restore: { call: calls.restoreStaffVoucher, message: "Voucherul a fost scos din arhivă." },
};

/** Saves, ends, archives or restores a voucher, depending on the form's name. */
export async function changeVoucher(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const name = textOf(form, "form");
  const version = Number(textOf(form, "version"));
  if (name === "voucher") return saveVoucher(context, form, { id, version });
  const step = Object.entries(STEPS).find(([one]) => one === name)?.[1];
  if (!step) throw data(null, { status: 404 });
  const to = { to: `${ROOM}/${id}`, message: step.message };
  return press(context, step.call, { params: { id }, body: { version } }, to);
}

async function saveVoucher(
  context: Context,
  form: FormData,
  { id, version }: { id: string; version: number },
) {
  const params = { id };
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken.refusal;
  const [{ data: current }, addable] = await Promise.all([
    need(context, calls.getStaffVoucher, { params }),
    loadAddable(context),
  ]);
  const codeOf = await codesOf(context, current);
  const compared = {
    subject: { kind: "voucher" as const, id },
    fill: (voucher: StaffVoucher) => filledVoucher(voucher, codeOf),
    ...comparedVoucher(addable),
  };
  const product_ids = taken.products.map(({ productID }) => productID);
  const input = { params, body: { ...changedTermsIn(form), product_ids, version } };
  const sent = await send(context, form, calls.changeStaffVoucher, input, compared);
  return sent.ok ? leaveTo(context, `${ROOM}/${id}`, "Voucherul a fost salvat.") : sent.refusal;
}

async function codesOf(context: Context, { product_ids }: StaffVoucher): Promise<(id: number) => string> {
  const products = product_ids.length === 0 ? [] : await productsOf(context, product_ids);
  const codes = new Map(products?.map(({ productID, code }) => [productID, code]));
  return (id) => codes.get(id) ?? String(id);
}
