import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/price-lists";
import { send } from "../../../components/form/send.server.ts";
import { refusedAtLines } from "../../../components/member-lines/lines.ts";
import { momentCell } from "../../../lists/cells.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { readList } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { blankList, listIn, stateText } from "./price-list-fields.ts";
import { PRICE_LISTS } from "./price-lists-shape.ts";
import { texts } from "./texts.ts";

function queryOf({ filters }: ListState, page: number) {
  // The list knows only states that there are.
  const state = filters.stare as keyof typeof texts.states | undefined;
  return { state, q: filters.q, page: String(page) };
}

/** A page of the price lists. */
export async function loadPriceLists({ context, url }: LoaderFunctionArgs) {
  const state = readList(PRICE_LISTS, url.searchParams);
  const [{ data: lists, meta }, may] = await Promise.all([
    need(context, calls.listStaffPriceLists, { query: queryOf(state, state.page) }),
    mayDo(context),
  ]);
  return { state, lists, total: meta.total, lastPage: meta.last_page, mayEdit: may("price-lists:edit") };
}

/** All price lists, as filtered. */
export async function priceListsAsFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const state = readList(PRICE_LISTS, url.searchParams);
  const head = [texts.name, texts.state, texts.members, texts.rows, texts.from, texts.until];
  return fileAnswer(url, head, async (page) => {
    const { data: lists, meta } = await need(context, calls.listStaffPriceLists, {
      query: queryOf(state, page),
    });
    const rows = lists.map((one) => [
      one.name,
      stateText(one),
      one.members_count,
      one.rows_count,
      momentCell(one.starts_at),
      momentCell(one.ends_at),
    ]);
    return { rows, hasMore: page < meta.last_page };
  });
}

/** The form of a new one; the address may name the group that it is for. */
export async function loadNewPriceList(context: Context, url: URL) {
  const may = await mayDo(context);
  if (!may("price-lists:edit")) throw data(null, { status: 403 });
  return { filled: blankList(new Date(), url.searchParams.get("grup")) };
}

export async function createPriceList(request: Request, context: Context) {
  const form = await request.formData();
  const { body, lines } = listIn(form);
  const sent = await send(context, form, calls.createStaffPriceList, { body });
  if (sent.ok) return leaveTo(context, `/liste-preturi/${sent.data.listID}`, texts.created);
  return refusedAtLines(sent.refusal, lines);
}
