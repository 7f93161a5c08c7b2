import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { listStaffProducts } from "@curat/contract/staff/products";
import * as calls from "@curat/contract/staff/offers";
import type { StaffOffer } from "@curat/contract/staff/offers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { loadMargins } from "../../../components/money/margins.server.ts";
import { otherViewersOf } from "../../../components/presence/presence.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo, requireStaff } from "../../../session/staff.server.ts";
import { atPlaces, COMPARED_OFFER, filledOffer, linesIn } from "./offer-fields.ts";

const FOUND = "8";

/** Loads an offer, with its form values and product search results. */
export async function loadOffer(context: Context, id: string, url: URL) {
  const term = url.searchParams.get("cauta") ?? "";
  const [{ data: offer }, history, otherViewers, may] = await Promise.all([
    need(context, calls.getStaffOffer, { params: { id } }),
    loadHistory(context, "offer", id),
    otherViewersOf(context, "offer", id),
    mayDo(context),
  ]);
  const mayEdit = may("offers:edit");
  const margins = await loadMargins(
    context,
    offer.lines.flatMap(({ product_id: productID, price }) =>
      productID === null || price === null ? [] : [{ productID, price }],
    ),
  );
  return {
    offer,
    /** Warning about the price of each line, or null. */
    warnings: offer.lines.map(({ product_id: id }) => margins.get(id ?? 0)?.warning ?? null),
    filled: filledOffer(offer),
    history,
    otherViewers,
    mayEdit,
    mayOrder: may("orders:edit"),
    seesCosts: may("costs:view"),
    maySeeCustomer: may("customers:view"),
    maySeeOrder: may("orders:view"),
    /** Index of the line whose product the search replaces. Null for a new line. */
    line: lineIn(url, offer),
    found: term !== "" && mayEdit && may("products:view") ? await findProducts(context, term) : undefined,
    term,
  };
}
export type OfferData = Awaited<ReturnType<typeof loadOffer>>;

function lineIn(url: URL, { lines }: StaffOffer): number | null {
  const line = Number(url.searchParams.get("rand") ?? Number.NaN);
  return lines[line] ? line : null;
}

async function findProducts(context: Context, term: string) {
  const answer = await apiOf(context).call(listStaffProducts, { query: { q: term, per_page: FOUND } });
  return answer.ok ? answer.data.map(({ code, name, price, stock }) => ({ code, name, price, stock })) : [];
}

/** Handles all forms on an offer's page. The form's name selects the action. */
export async function changeOffer(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const page = `/oferte/${encodeURIComponent(id)}`;
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case "offer":
      return saveOffer(context, form, id);
    case "put":
      return putProduct(context, form, { id, page });
    case "withdraw": {
      const body = { reason: textOf(form, "reason"), version };
      const sent = await send(context, form, calls.withdrawStaffOffer, { params, body });
      return sent.ok ? leaveTo(context, page, "Oferta a fost retrasă.") : sent.refusal;
    }
    default:
      throw data(null, { status: 404 });
  }
}

async function saveOffer(context: Context, form: FormData, id: string) {
  const page = `/oferte/${encodeURIComponent(id)}`;
  const { lines, places } = linesIn(form);
  const body = {
    // Numbers are sent as entered, because the API refuses invalid ones.
    lines: lines as never[],
    days: Number(textOf(form, "days")),
    note: textOf(form, "note"),
    version: Number(textOf(form, "version")),
  };
  const compared = { subject: { kind: "offer" as const, id }, fill: filledOffer, ...COMPARED_OFFER };
  const sent = await send(context, form, calls.changeStaffOffer, { params: { id }, body }, compared);
  if (!sent.ok) {
    const { data: refused, init } = sent.refusal;
    return data({ ...refused, errors: atPlaces(refused.errors, places) }, init ?? {});
  }
  if (textOf(form, "act") === "send") return sendSaved(context, form, { saved: sent.data, page });
  const [, line] = /^find-(\d+)$/.exec(textOf(form, "act")) ?? [];
  const requested = line === undefined ? undefined : sent.data.lines[Number(line)];
  const term = requested ? requested.asked || requested.name : textOf(form, "find");
  if (textOf(form, "act") === "" || term === "") return leaveTo(context, page, "Oferta a fost salvată.");
  const place = line === undefined ? "" : `&rand=${line}`;
  return leaveTo(context, `${page}?cauta=${encodeURIComponent(term)}${place}#gasite`);
}

async function sendSaved(
  context: Context,
  form: FormData,
  { saved, page }: { saved: StaffOffer; page: string },
) {
  const body = { version: saved.version };
  const sent = await send(context, form, calls.sendStaffOffer, { params: { id: String(saved.id) }, body });
  if (sent.ok) return leaveTo(context, page, "Oferta a fost trimisă.");
  const { data: refused } = sent.refusal;
  const messages = [...refused.messages, ...(refused.errors.lines ?? [])];
  // Status 200 makes the page reload, because saving changed the version and may have removed empty lines.
  return data({ ...refused, messages, values: filledOffer(saved) });
}

async function putProduct(context: Context, form: FormData, { id, page }: { id: string; page: string }) {
  const { data: offer } = await need(context, calls.getStaffOffer, { params: { id } });
  const place = textOf(form, "line");
  const line = offer.lines[Number(place || Number.NaN)];
  const added = {
    asked: line?.asked ?? "",
    code: textOf(form, "code"),
    quantity: line?.quantity ?? 1,
    price: Number(textOf(form, "price")),
  };
  const stored = offer.lines.map(({ usual_price: _usual, floor: _floor, stock: _stock, ...rest }) => rest);
  const lines = [
    ...stored.slice(0, line ? Number(place) : stored.length),
    added,
    ...stored.slice(line ? Number(place) + 1 : stored.length),
  ];
  const body = { lines, version: Number(textOf(form, "version")) };
  return press(
    context,
    calls.changeStaffOffer,
    { params: { id }, body },
    { to: page, message: "Oferta a fost salvată." },
  );
}

/** Returns the PDF of a sent offer. */
export async function openOfferPdf({
  context,
  params: { id = "", sent = "" },
}: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const file = await apiOf(context).file(calls.getStaffOfferPdf, { params: { id, sent } });
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": file.headers.get("content-disposition") ?? "inline",
    },
  });
}
