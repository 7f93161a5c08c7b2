import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/lots";
import { textOf } from "@curat/ui/form/form-values.ts";
import { leaveRefused, refuse } from "../../../components/form/send.server.ts";
import { momentCell } from "../../../lists/cells.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { apiOf, maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { texts } from "./texts.ts";

const PAGE_KEY = "pagina";
const DISCARD = "discard";
const RESTORE = "restore";

export async function loadLot({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const page = url.searchParams.get(PAGE_KEY) ?? "1";
  const [lot, sales, may] = await Promise.all([
    need(context, calls.getLot, { params: { id } }),
    maybe(context, calls.listLotSales, { params: { id }, query: { page } }),
    mayDo(context),
  ]);
  return {
    lot: lot.data,
    sales: sales && { rows: sales.data, current: sales.meta.current_page, last: sales.meta.last_page },
    mayEdit: may("stock:edit"),
  };
}

export async function changeLot({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  switch (textOf(form, "form")) {
    case DISCARD:
      return discard(context, form, id);
    case RESTORE: {
      const body = { discardID: Number(textOf(form, "discard")) };
      const answer = await apiOf(context).call(calls.restoreLot, { params: { id }, body });
      if (!answer.ok) return leaveRefused(context, answer, `/loturi/${id}`);
      return leaveTo(context, `/loturi/${id}`, texts.restored);
    }
    default:
      throw data(null, { status: 404 });
  }
}

async function discard(context: Context, form: FormData, id: string) {
  const here = `/loturi/${id}`;
  const body = {
    pieces: Number(textOf(form, "pieces") || Number.NaN),
    expected: Number(textOf(form, "expected")),
    reason: textOf(form, "reason"),
  };
  const answer = await apiOf(context).call(calls.discardLot, { params: { id }, body });
  if (answer.ok) return leaveTo(context, here, texts.discarded);
  return answer.status === 409 ? leaveTo(context, here, texts.changed, "error") : refuse(form, answer);
}

export function lotSalesAsFile({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const head = [texts.order, texts.customer, texts.email, texts.phone, texts.pieces, texts.shipped];
  return fileAnswer(url, head, async (page) => {
    const query = { page: String(page) };
    const { data: rows, meta } = await need(context, calls.listLotSales, { params: { id }, query });
    return {
      rows: rows.map(({ number, name, email, phone, pieces, shipped_at: at }) => [
        number,
        name,
        email,
        phone,
        pieces,
        momentCell(at),
      ]),
      hasMore: page < meta.last_page,
    };
  });
}
