import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/vouchers";
import type { StaffVoucher } from "@curat/contract/staff/vouchers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { loadAddable, takeProducts } from "../../../components/products/products.server.ts";
import { momentCell } from "../../../lists/cells.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { loadList, listAsFile } from "../../../lists/list.server.ts";
import { loadNew } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { givesText, newTermsIn } from "./voucher-fields.ts";
import { VOUCHERS } from "./vouchers-shape.ts";
import { texts } from "./texts.ts";
import { countOf } from "@curat/contract/quantity-text.values";

const ROOM = "/vouchere";

const RIGHT = "vouchers:edit";
const LIST = {
  shape: VOUCHERS,
  read: (context: Context, { filters }: ListState, page: number) =>
    need(context, calls.listStaffVouchers, {
      query: {
        // The cast is safe, because the list accepts only known values for this filter.
        state: filters.stare as StaffVoucher["state"] | undefined,
        q: filters.q,
        page: String(page),
      },
    }),
};

export const loadVouchers = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, { ...LIST, right: RIGHT });

export function vouchersAsFile(context: Context, url: URL): Promise<Response> {
  return listAsFile(context, url, {
    ...LIST,
    head: ["Cod", "Denumire", "Ce oferă", "Stare", "Folosiri", "De la", "Până la", "Destinatar"],
    cells: (one) => [
      one.code,
      one.name,
      givesText(one),
      texts.states[one.state],
      one.uses,
      momentCell(one.starts_at),
      momentCell(one.ends_at),
      one.email,
    ],
  });
}

export async function loadNewVoucher({ context }: LoaderFunctionArgs) {
  await loadNew(context, RIGHT);
  return { addable: await loadAddable(context), sendKey: randomUUID() };
}

/** Creates one voucher and redirects to it, or several and redirects to a list of them. */
export async function createVoucher(request: Request, context: Context) {
  const form = await request.formData();
  const taken = await takeProducts(context, form);
  if (!taken.ok) return taken.refusal;
  const terms = {
    ...newTermsIn(form),
    product_ids: taken.products.map(({ productID }) => productID),
    key: textOf(form, "sendKey") || undefined,
  };
  const count = Number(textOf(form, "count"));
  if (count === 1) {
    const body = { ...terms, code: textOf(form, "code"), email: textOf(form, "email") };
    const sent = await send(context, form, calls.createVoucher, { body });
    return sent.ok ? leaveTo(context, `${ROOM}/${sent.data.id}`, "Voucherul a fost creat.") : sent.refusal;
  }
  const sent = await send(context, form, calls.createVouchers, { body: { ...terms, count } });
  if (!sent.ok) return sent.refusal;
  const query = new URLSearchParams({ q: terms.name.slice(0, 100) }).toString();
  return leaveTo(
    context,
    `${ROOM}?${query}`,
    `Au fost create ${countOf(sent.data.length, "coduri")}. Descarcă lista de mai jos ca fișier CSV.`,
  );
}
