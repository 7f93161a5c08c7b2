import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/stock-places";
import { STOCK_PLACE } from "@curat/contract/staff/stock-place.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { refuse } from "../../../components/form/send.server.ts";
import { loadAround, loadNew, saveRecord } from "../../../components/record/record.server.ts";
import { wholeIn } from "../../../components/text/whole.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { loadList } from "../../../lists/list.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { STOCK_PLACES } from "./stock-places-shape.ts";
import { texts } from "./texts.ts";

const ROOM = "/locuri-stoc";
const RIGHT = "purchasing:edit";

export const loadStockPlaces = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, {
    shape: STOCK_PLACES,
    right: RIGHT,
    read: (_, { filters }: ListState, page) =>
      need(context, calls.listStockPlaces, {
        // The cast is safe, because the list accepts only known values for this filter.
        query: { state: filters.stare as "active" | undefined, page: String(page) },
      }),
  });

export const loadNewStockPlace = ({ context }: LoaderFunctionArgs) => loadNew(context, RIGHT);

export const createStockPlace = async ({ request, context }: ActionFunctionArgs) =>
  saveRecord(context, await request.formData(), {
    description: STOCK_PLACE,
    call: calls.createStockPlace,
    input: (body) => ({ body }),
    to: ({ stock_placeID }) => `${ROOM}/${stock_placeID}`,
    message: texts.created,
  });

export async function loadStockPlace({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const q = url.searchParams.get("cauta")?.trim() ?? "";
  const page = url.searchParams.get("pagina") ?? "1";
  const params = { id };
  const [place, goods, movements, around] = await Promise.all([
    need(context, calls.getStockPlace, { params }),
    need(context, calls.listPlaceGoods, { params, query: { q, page } }),
    need(context, calls.listPlaceMovements, { params, query: { page: "1" } }),
    loadAround(context, { kind: "stock-place", id, right: RIGHT }),
  ]);
  return {
    place: place.data,
    q,
    goods: goods.data,
    current: goods.meta.current_page,
    last: goods.meta.last_page,
    movements: movements.data,
    ...around,
  };
}

/** Saves a stock place, or corrects a product's stock there. The form's name selects the action. */
export async function changeStockPlace({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  switch (textOf(form, "form")) {
    case "stock-place":
      return saveRecord(context, form, {
        description: STOCK_PLACE,
        call: calls.changeStockPlace,
        input: (values) => ({
          params: { id },
          body: { ...values, version: Number(textOf(form, "version")) },
        }),
        compared: { kind: "stock-place", id },
        to: () => `${ROOM}/${id}`,
        message: texts.saved,
      });
    case "correct":
      return correct(context, form, id);
    default:
      throw data(null, { status: 404 });
  }
}

async function correct(context: Context, form: FormData, id: string) {
  const pieces = wholeIn(textOf(form, "pieces"));
  const isCount = textOf(form, "kind") === "counted";
  const answer = await apiOf(context).call(calls.correctPlaceStock, {
    params: { id },
    body: {
      code: textOf(form, "code"),
      quantity: isCount ? null : pieces,
      counted: isCount ? pieces : null,
      expected: null,
      reference: "",
      note: textOf(form, "note"),
    },
  });
  if (answer.ok) return leaveTo(context, `${ROOM}/${id}`, texts.now(answer.data.pieces));
  const { errors } = answer;
  // The form uses the same field for counts and quantities.
  const fault = errors?.quantity ?? errors?.counted;
  return refuse(form, { ...answer, errors: { ...errors, ...(fault && { pieces: fault }) } });
}
