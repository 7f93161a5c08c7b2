import type { LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/price-lists";
import { send } from "../../../components/form/send.server.ts";
import { momentCell } from "../../../lists/cells.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { loadList, listAsFile } from "../../../lists/list.server.ts";
import { loadNew } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { notYetSent, withPlaces } from "./check-list.server.ts";
import { blankList, listIn, stateText } from "./price-list-fields.ts";
import { PRICE_LISTS } from "./price-lists-shape.ts";
import { texts } from "./texts.ts";

const RIGHT = "price-lists:edit";
const LIST = {
  shape: PRICE_LISTS,
  read: (context: Context, { filters }: ListState, page: number) => {
    // The cast is safe, because the list accepts only known values for this filter.
    const state = filters.stare as keyof typeof texts.states | undefined;
    return need(context, calls.listStaffPriceLists, { query: { state, q: filters.q, page: String(page) } });
  },
};

export const loadPriceLists = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, { ...LIST, right: RIGHT });

/** Exports all price lists that match the filters. */
export const priceListsAsFile = ({ context, url }: LoaderFunctionArgs) =>
  listAsFile(context, url, {
    ...LIST,
    head: [texts.name, texts.state, texts.members, texts.rows, texts.from, texts.until],
    cells: (one) => [
      one.name,
      stateText(one),
      one.members_count,
      one.rows_count,
      momentCell(one.starts_at),
      momentCell(one.ends_at),
    ],
  });

/** Loads a new list's form, prefilled with the group in the URL, if any. */
export async function loadNewPriceList(context: Context, url: URL) {
  await loadNew(context, RIGHT);
  return { filled: blankList(new Date(), url.searchParams.get("grup")) };
}

export async function createPriceList(request: Request, context: Context) {
  const form = await request.formData();
  const list = listIn(form);
  const stopped = await notYetSent(context, form, list);
  if (stopped) return stopped;
  const sent = await send(context, form, calls.createStaffPriceList, { body: list.body });
  if (sent.ok) return leaveTo(context, `/liste-preturi/${sent.data.listID}`, texts.created);
  return withPlaces(sent.refusal, list);
}
