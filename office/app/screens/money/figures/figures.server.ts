import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { getMarginFigures, type MarginFigures } from "@curat/contract/staff/costs";
import {
  getBuyerFigures,
  getCartFigures,
  getSalesFigures,
  getSearchFigures,
  getShareFigures,
} from "@curat/contract/staff/figures";
import type {
  BuyerFigures,
  CartFigures,
  SalesFigures,
  SearchFigures,
  ShareFigures,
} from "@curat/contract/staff/figures";
import { getOwed, type Owed } from "@curat/contract/staff/receivables";
import { addSearchSynonym } from "@curat/contract/staff/search-synonyms";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { send } from "../../../components/form/send.server.ts";
import { romanianToday } from "../../../components/time/day.ts";
import { fileAnswer } from "../../../lists/file.server.ts";
import { apiOf, maybe, refusedPage } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { stepText } from "../../../components/figures/figure-words.ts";
import {
  type RequestedPeriod,
  quickPeriods,
  readPeriod,
} from "../../../components/figures/figures-address.ts";
import { namedShares } from "./share-names.ts";
import { termOf } from "./synonym-form-name.ts";
import { texts } from "./texts.ts";

interface Figures {
  sales: SalesFigures;
  shares: ShareFigures;
  searches: SearchFigures;
  carts: CartFigures;
  buyers: BuyerFigures | undefined;
  margin: MarginFigures | undefined;
  owed: Owed | undefined;
}

/** Loads the figures for the period in the URL. Loads none if the API refuses the period. */
export async function loadFigures({ context, url }: LoaderFunctionArgs) {
  const today = romanianToday(new Date());
  const period = readPeriod(url.searchParams, today);
  const [figures, may] = await Promise.all([readFigures(context, period), mayDo(context)]);
  return { period, quick: quickPeriods(today), figures, mayAddSynonyms: may("settings:edit") };
}

/** Adds a synonym for a search term, and reloads the page for the same period. */
export async function addSynonym(request: Request, context: Context, { search }: URL) {
  const form = await formOf(request);
  const searchedTerm = termOf(textOf(form, "form"));
  if (searchedTerm === undefined) throw data(null, { status: 404 });
  const sent = await send(context, form, addSearchSynonym, {
    body: { said: searchedTerm, meant: textOf(form, "meant") },
  });
  return sent.ok
    ? leaveTo(
        context,
        `/cifre${search}`,
        "Sinonimul a fost adăugat și se aplică imediat. Găsești toate sinonimele în Setări, la Sinonime de căutare.",
      )
    : sent.refusal;
}

async function readFigures(context: Context, { from, to, by }: RequestedPeriod): Promise<Figures | null> {
  const api = apiOf(context);
  const [sales, shares, searches, carts, buyers, margin, owed] = await Promise.all([
    api.call(getSalesFigures, { query: { from, to, by } }),
    api.call(getShareFigures, { query: { from, to } }),
    api.call(getSearchFigures, { query: { from, to } }),
    api.call(getCartFigures, { query: { from, to } }),
    from > to ? undefined : maybe(context, getBuyerFigures, { query: { from, to } }),
    from > to ? undefined : maybe(context, getMarginFigures, { query: { from, to } }),
    maybe(context, getOwed),
  ]);
  if (sales.ok && shares.ok && searches.ok && carts.ok)
    return {
      sales: sales.data,
      shares: shares.data,
      searches: searches.data,
      carts: carts.data,
      buyers: buyers?.data,
      margin: margin?.data,
      owed: owed?.data,
    };
  for (const answer of [sales, shares, searches, carts])
    if (!answer.ok && answer.status !== 422) throw refusedPage(context, answer);
  return null;
}

type Table = { head: string[]; rows: (string | number)[][] };

const TABLES: Record<string, (figures: Figures, by: RequestedPeriod["by"]) => Table> = {
  vanzari: ({ sales }, by) => ({
    head: [texts.step[by], "Comenzi", "Vânzări", "Coș mediu", "Vânzări fără TVA"],
    rows: sales.now.steps.map((step) => [
      stepText(step.start, by),
      step.orders,
      step.sales,
      step.basket,
      step.net,
    ]),
  }),
  produse: ({ shares }) => soldTable(shares.products),
  categorii: ({ shares }) => soldTable(shares.categories),
  plati: ({ shares }) => sharesTable(shares.payments),
  livrari: ({ shares }) => sharesTable(shares.deliveries),
  canale: ({ shares }) => sharesTable(namedShares(shares.channels)),
  cumparatori: ({ shares }) => sharesTable(namedShares(shares.buyers)),
  clienti: ({ buyers }) => buyersTable(buyers?.best),
  "clienti-pierduti": ({ buyers }) => buyersTable(buyers?.stopped),
  "cosuri-abandonate": ({ carts }) => soldTable(carts.products, "Valoare"),
  "marja-produse": ({ margin }) => marginTable(margin?.products),
  "marja-categorii": ({ margin }) => marginTable(margin?.categories),
  "marja-branduri": ({ margin }) => marginTable(margin?.brands),
  "marja-clienti": ({ margin }) => marginTable(margin?.customers),
  "cautari-fara-rezultat": ({ searches }) => wordsTable(searches.empty),
  cautari: ({ searches }) => wordsTable(searches.most),
};

/** Exports the table that `?tabel=` selects. */
export async function figuresAsFile({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const period = readPeriod(url.searchParams, romanianToday(new Date()));
  const name = url.searchParams.get("tabel") ?? "vanzari";
  const table = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  const figures = table && (await readFigures(context, period));
  if (!table || !figures) throw new Response(null, { status: 404 });
  const { head, rows } = table(figures, period.by);
  return fileAnswer({ pathname: url.pathname.replace("cifre", name) }, head, async () => ({
    rows,
    hasMore: false,
  }));
}

function soldTable(sold: ShareFigures["products"], value = "Vânzări"): Table {
  return {
    head: ["Denumire", "Bucăți", value],
    rows: sold.map(({ name, pieces, sales }) => [name, pieces, sales]),
  };
}

function buyersTable(buyers: BuyerFigures["best"] = []): Table {
  return {
    head: ["Client", "Comenzi", "Vânzări", "Comenzi înainte", "Vânzări înainte", "Ultima comandă"],
    rows: buyers.map((buyer) => [
      buyer.name,
      buyer.orders,
      buyer.sales,
      buyer.orders_before,
      buyer.sales_before,
      buyer.last_order_at.slice(0, 10),
    ]),
  };
}

function marginTable(groups: MarginFigures["products"] = []): Table {
  return {
    head: ["Denumire", "Bucăți", "Fără TVA", "Cost", "Marjă", "Marjă %", "Cu cost necunoscut"],
    rows: groups.map(({ name, pieces, net, cost, margin, percent, unknown }) => [
      name,
      pieces,
      net,
      cost ?? "",
      margin ?? "",
      percent ?? "",
      unknown,
    ]),
  };
}

function wordsTable(words: SearchFigures["most"]): Table {
  return {
    head: ["Căutare", "Căutări", "Fără rezultat", "Găsite"],
    rows: words.map(({ term, times, empty, found }) => [term, times, empty, found]),
  };
}

function sharesTable(shares: ShareFigures["payments"]): Table {
  return {
    head: ["Denumire", "Comenzi", "Vânzări"],
    rows: shares.map(({ name, orders, sales }) => [name, orders, sales]),
  };
}
