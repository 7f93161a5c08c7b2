import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { getProductCost, openProductCost } from "@curat/contract/staff/costs";
import {
  assignProductLot,
  changeProductLot,
  getProductLots,
  switchProductLots,
} from "@curat/contract/staff/lots";
import { getProductSupply, setProductSupply } from "@curat/contract/staff/replenishment";
import { getProductShelf, listStockMovements, moveStock, setProductShelf } from "@curat/contract/staff/stock";
import { listProductPlaces } from "@curat/contract/staff/stock-places";
import { listProductOffers } from "@curat/contract/staff/suppliers";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Refused } from "../../../../components/form/refused.ts";
import { refuse, send } from "../../../../components/form/send.server.ts";
import { apiOf, maybe, need } from "../../../../session/api.server.ts";
import { leaveTo } from "../../../../session/notices.server.ts";
import type { Context } from "../../../../session/session.server.ts";
import { mayDo } from "../../../../session/staff.server.ts";
import { changeProduct, loadProduct } from "../product.server.ts";
import { productPage } from "../tabs.ts";
import { leiOf } from "../../../../components/money/lei.ts";
import { costTexts } from "./cost-texts.ts";
import { lotsTexts } from "./lots-texts.ts";
import { COST, LOT, LOT_CHANGE, LOTS, movementIn, SHELF, STOCK, SUPPLY } from "./stock-fields.ts";
import { supplyTexts } from "./supply-texts.ts";
import { texts } from "./texts.ts";

const PATH = "/stoc";
const PAGE_KEY = "pagina";

export async function loadStock({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const page = url.searchParams.get(PAGE_KEY) ?? "1";
  const [around, ledger, shelf, places, lots, cost, may, offers, supply] = await Promise.all([
    loadProduct(context, id),
    need(context, listStockMovements, { params: { id }, query: { page } }),
    need(context, getProductShelf, { params: { id } }),
    need(context, listProductPlaces, { params: { id } }),
    need(context, getProductLots, { params: { id } }),
    maybe(context, getProductCost, { params: { id }, query: { page: "1" } }),
    mayDo(context),
    maybe(context, listProductOffers, { params: { id } }),
    maybe(context, getProductSupply, { params: { id } }),
  ]);
  const { data: movements, meta } = ledger;
  const { current_page: current, last_page: last } = meta;
  return {
    ...around,
    movements,
    shelf: shelf.data.shelf,
    lots: lots.data,
    places: places.data.places,
    inTransit: places.data.in_transit,
    current,
    last,
    cost: cost?.data,
    mayOpen: may("purchasing:edit"),
    mayMove: may("stock:edit"),
    maySee: may("orders:view"),
    maySeePlaces: may("purchasing:view"),
    offers: offers?.data ?? [],
    supply: supply?.data,
  };
}

/** Records a stock movement, the product's first unit cost, or its minimum and target stock. */
export async function changeStock(request: Request, context: Context, id: string) {
  const form = await request.formData();
  if (textOf(form, "form") === COST) {
    const body = { unit_cost: leiOf(textOf(form, "unit_cost")) };
    const sent = await send(context, form, openProductCost, { params: { id }, body });
    return sent.ok ? leaveTo(context, productPage(id, PATH), costTexts.opened) : sent.refusal;
  }
  if (textOf(form, "form") === SUPPLY) {
    const level = (name: string) => (textOf(form, name) === "" ? null : Number(textOf(form, name)));
    const levels = { minimum: level("minimum"), target: level("target") };
    const body = { ...levels, version: Number(textOf(form, "version")) };
    const sent = await send(context, form, setProductSupply, { params: { id }, body });
    return sent.ok ? leaveTo(context, productPage(id, PATH), supplyTexts.saved) : sent.refusal;
  }
  if (textOf(form, "form") === LOTS) {
    const isByLots = textOf(form, "by_lots") === "1";
    const sent = await send(context, form, switchProductLots, {
      params: { id },
      body: { by_lots: isByLots },
    });
    const done = isByLots ? lotsTexts.turnedOn : lotsTexts.turnedOff;
    return sent.ok ? leaveTo(context, productPage(id, PATH), done) : sent.refusal;
  }
  if (textOf(form, "form") === LOT) return addToLot(context, form, id);
  if (textOf(form, "form").startsWith(LOT_CHANGE)) return correctLot(context, form, id);
  if (textOf(form, "form") === SHELF) return changeShelf(context, form, id);
  if (textOf(form, "form") !== STOCK) return changeProduct(form, { context, id, path: PATH });
  const answer = await apiOf(context).call(moveStock, { params: { id }, body: movementIn(form) });
  if (answer.ok)
    return leaveTo(
      context,
      productPage(id, PATH),
      answer.data.movement ? texts.saved(answer.data.stock) : texts.same,
    );
  const present = stockIn(answer.body);
  if (answer.status === 409 && present !== undefined) return late(form, present);
  const { errors } = answer;
  // The form uses the same field for counts and quantities.
  const at = errors?.counted ? { ...errors, quantity: errors.counted } : errors;
  return refuse(form, { ...answer, errors: at });
}

async function correctLot(context: Context, form: FormData, id: string) {
  const params = { id, lotId: textOf(form, "form").slice(LOT_CHANGE.length) };
  const body = { ...typedLot(form), expected: parseLot(textOf(form, "expected")) };
  const answer = await apiOf(context).call(changeProductLot, { params, body });
  if (answer.ok) return leaveTo(context, productPage(id, PATH), lotsTexts.corrected);
  // The page reloads with the current lot below the message.
  if (answer.status === 409) return leaveTo(context, productPage(id, PATH), lotsTexts.gone, "error");
  return refuse(form, answer);
}

function typedLot(form: FormData) {
  return {
    code: textOf(form, "code"),
    expires_on: textOf(form, "expires_on") || null,
    pieces: Number(textOf(form, "pieces") || Number.NaN),
  };
}

function parseLot(text: string): { code: string; expires_on: string | null; pieces: number } {
  try {
    // The API validates the fields; other texts are refused as malformed.
    return JSON.parse(text) as ReturnType<typeof parseLot>;
  } catch {
    return { code: "", expires_on: null, pieces: 0 };
  }
}

async function addToLot(context: Context, form: FormData, id: string) {
  const body = { ...typedLot(form), expected: Number(textOf(form, "expected")) };
  const answer = await apiOf(context).call(assignProductLot, { params: { id }, body });
  if (answer.ok) return leaveTo(context, productPage(id, PATH), lotsTexts.added);
  const { data: present } = (answer.body ?? {}) as { data?: { without_lot?: unknown } };
  if (answer.status !== 409 || typeof present?.without_lot !== "number") return refuse(form, answer);
  const refused: Refused = {
    form: LOT,
    values: { ...typedValues(form), expected: String(present.without_lot) },
    errors: {},
    messages: [lotsTexts.changed(present.without_lot)],
  };
  return data(refused, { status: 409 });
}

async function changeShelf(context: Context, form: FormData, id: string) {
  const body = { shelf: textOf(form, "shelf"), expected: textOf(form, "expected") };
  const answer = await apiOf(context).call(setProductShelf, { params: { id }, body });
  if (answer.ok) return leaveTo(context, productPage(id, PATH), texts.shelfSaved);
  const { data: present } = (answer.body ?? {}) as { data?: { shelf?: unknown } };
  if (answer.status !== 409 || typeof present?.shelf !== "string") return refuse(form, answer);
  const refused: Refused = {
    form: SHELF,
    values: { ...typedValues(form), expected: present.shelf },
    errors: {},
    messages: [texts.shelfChanged(present.shelf)],
  };
  return data(refused, { status: 409 });
}

function late(form: FormData, stock: number) {
  const refused: Refused = {
    form: STOCK,
    values: { ...typedValues(form), expected: String(stock) },
    errors: {},
    messages: [texts.changed(stock)],
  };
  return data(refused, { status: 409 });
}

function stockIn(body: unknown): number | undefined {
  const reported = body as { data?: { stock?: unknown } } | undefined;
  return typeof reported?.data?.stock === "number" ? reported.data.stock : undefined;
}
