/** Account calls of the external API (section 7 of the second specification). */
import { listItem, pageOf } from "./catalogue-answers.ts";
import { placeOf, orderDetail } from "./carts.ts";
import { RETURN_REASONS } from "./content-answers.ts";
import { GOODS } from "./goods.ts";
import {
  type Answer,
  type ReceivedRequest,
  done,
  found,
  invalid,
  NOT_FOUND,
  ok,
  type Serve,
} from "./answer.ts";
import type { Customer } from "./shop-state.ts";

type Handler = (customer: Customer, requested: ReceivedRequest, ...parts: string[]) => Answer;

/** Serves only requests with a token that the provider issued. */
function own(handler: Handler): Serve {
  return (requested, ...parts) => {
    const customer = requested.shop.customers.get(requested.token ?? "");
    if (!customer) return { status: 401, body: { message: "Unauthenticated.", error: "token_not_provided" } };
    return handler(customer, requested, ...parts);
  };
}

export const ACCOUNT_CALLS: [method: string, path: RegExp, serve: Serve][] = [
  ["GET", /^\/user$/, own(({ person }) => ok({ id: 5, ...person }))],
  [
    "POST",
    /^\/user\/changedetails$/,
    own((customer, { body }) => {
      const { password, firstname, lastname, phone } = body as Record<string, string>;
      if (password) customer.password = password;
      else Object.assign(customer.person, { firstname, lastname, phone });
      return done("Modificare facuta cu success!");
    }),
  ],
  [
    "GET",
    /^\/user\/wishlists$/,
    own(({ liked }, { shop }) =>
      ok(GOODS.filter(({ id }) => liked.has(id)).map((goods) => listItem(goods, shop.stock))),
    ),
  ],
  [
    "POST",
    /^\/user\/wishlists\/(\d+)$/,
    own(({ liked }, _, id) => {
      if (!liked.delete(Number(id))) liked.add(Number(id));
      return ok(null);
    }),
  ],
  ["POST", /^\/user\/alert$/, own(() => ok(null))],
  ["GET", /^\/user\/complaints$/, own(({ complaints }) => ok(complaints))],
  [
    "POST",
    /^\/user\/complaints$/,
    own(({ complaints }, { body, shop }) => {
      complaints.push({ id: shop.nextId(), ...(body as object) });
      return ok(complaints);
    }),
  ],
  [
    "POST",
    /^\/user\/gdpr$/,
    own(({ requests }, { body }) => {
      requests.push(body as Record<string, unknown>);
      return ok(body);
    }),
  ],
  ["GET", /^\/user\/addresses$/, own(({ addresses }) => ok(addresses))],
  [
    "POST",
    /^\/user\/addresses$/,
    own(({ addresses }, { body, shop }) => {
      addresses.push({ id: shop.nextId(), ...addressOf(body) });
      return ok(addresses.at(-1));
    }),
  ],
  [
    "PUT",
    /^\/user\/addresses\/(\d+)$/,
    own(({ addresses }, { body }, id) => found(changed(addresses.find(byId("id", id)), addressOf(body)))),
  ],
  [
    "DELETE",
    /^\/user\/addresses\/(\d+)$/,
    own((customer, _, id) => {
      customer.addresses = customer.addresses.filter((one) => !byId("id", id)(one));
      return ok(null);
    }),
  ],
  ["GET", /^\/user\/companies$/, own(({ companies }) => ok(companies))],
  [
    "POST",
    /^\/user\/companies$/,
    own(({ companies }, { body, shop }) => {
      companies.push({ companyID: shop.nextId(), ...companyOf(body) });
      return ok(companies.at(-1));
    }),
  ],
  [
    "PUT",
    /^\/user\/companies\/(\d+)$/,
    own(({ companies }, { body }, id) =>
      found(changed(companies.find(byId("companyID", id)), companyOf(body))),
    ),
  ],
  [
    "DELETE",
    /^\/user\/companies\/(\d+)$/,
    own((customer, _, id) => {
      customer.companies = customer.companies.filter((one) => !byId("companyID", id)(one));
      return ok(null);
    }),
  ],
  [
    "GET",
    /^\/user\/orders$/,
    own(({ orders }, { query }) => ({
      status: 200,
      body: pageOf(orders.map(orderDetail), { page: query.get("page") }),
    })),
  ],
  [
    "GET",
    /^\/user\/orders\/([^/]+)$/,
    own(({ orders }, _, id) => {
      const order = orders.find(({ result }) => result.randomid === id);
      return found(order && orderDetail(order));
    }),
  ],
  [
    "PUT",
    /^\/user\/orders\/([^/]+)\/cancel$/,
    own(({ orders }, _, id) => {
      const order = orders.find((one) => one.result.randomid === id);
      if (!order) return NOT_FOUND;
      order.isCancelled = true;
      return ok(orderDetail(order));
    }),
  ],
  [
    "GET",
    /^\/user\/return$/,
    own(({ returns }, { query }) => ({ status: 200, body: pageOf(returns, { page: query.get("page") }) })),
  ],
  [
    "GET",
    /^\/user\/return\/data_form$/,
    own(({ orders }, { query }) => ({
      status: 200,
      body: pageOf(orders.map(orderDetail), { page: query.get("page") }),
    })),
  ],
  ["GET", /^\/user\/return\/reasons$/, own(() => ok(RETURN_REASONS))],
  [
    "POST",
    /^\/user\/return$/,
    own(({ returns }, { body, shop }) => {
      const { bankaccount } = body as { bankaccount?: string };
      if (!bankaccount) return invalid("bankaccount", "Câmpul IBAN este obligatoriu.");
      returns.push({
        id: shop.nextId(),
        status: "Cerere primită",
        created_at: "2026-11-21",
        ...(body as object),
      });
      return ok(null);
    }),
  ],
];

const byId = (key: string, id: string | undefined) => (one: Record<string, unknown>) =>
  one[key] === Number(id);

function changed(
  stored: Record<string, unknown> | undefined,
  fields: object,
): Record<string, unknown> | undefined {
  return stored && Object.assign(stored, fields);
}

function addressOf(body: unknown): Record<string, unknown> {
  const fields = body as Record<string, number | string>;
  const [countyid, cityid] = [fields.countyid ?? fields.countyID, fields.cityid ?? fields.cityID];
  const streetaddress = String(fields.streetaddress ?? "");
  const [county, city] = placeOf({ countyid, cityid, streetaddress });
  return {
    countyid: Number(countyid),
    cityID: Number(cityid),
    county,
    city,
    streetaddress,
    zipcode: fields.zipcode ?? "",
  };
}

function companyOf(body: unknown): Record<string, unknown> {
  const { type, name, fiscalcode, commerceregistry, bankname, bankaccount } = body as Record<string, string>;
  const address = { id: 1, ...addressOf(body) };
  return { type, companyname: name, fiscalcode, commerceregistry, bankname, bankaccount, address };
}
