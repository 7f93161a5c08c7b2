/** Looks up the customer for the token cookie, at most once per request (B-010, C-015). */
import { createContext } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getUser } from "@curat/contract/customers";
import type { User } from "@curat/contract/customers";
import { apiOf, hasFailed, inTime, resetApi } from "./api.server.ts";
import { forgetCart } from "./cart/read-cart.server.ts";
import { sessionOf } from "./session.server.ts";
import { scopeContext } from "../storefront-context.ts";

type Context = Readonly<RouterContextProvider>;

/** The logged-in customer, without addresses and companies (C-119). */
export interface Customer {
  id: number;
  firstname: string;
  lastname: string;
  fullname: string;
  email: string;
  phone: string;
  /** County of all the customer's addresses. Undefined if they are in several counties. */
  countyId: number | undefined;
  /** Ids of favourites. Undefined if there are more than 500. */
  liked: number[] | undefined;
  /**
   * Identifies customers with the same prices. "" for public prices; undefined if the API has no price views.
   */
  priceView: string | undefined;
}

/** Placeholder for pages cached for all customers: logged in, but otherwise unknown. */
const UNNAMED_CUSTOMER: Customer = {
  id: 0,
  firstname: "",
  lastname: "",
  fullname: "",
  email: "",
  phone: "",
  countyId: undefined,
  liked: [],
  priceView: "",
};

interface Lookup {
  customer?: Customer;
  hasFailed?: boolean;
}

const lookupContext = createContext<Promise<Lookup> | null>(null);

/** Returns the customer, or undefined without a token or after a failed lookup. */
export async function findCustomer(context: Context): Promise<Customer | undefined> {
  refuseCache(context);
  return findShownCustomer(context);
}

/** Returns the customer, or a placeholder while a page is rendered for the cache. */
export async function findShownCustomer(context: Context): Promise<Customer | undefined> {
  return (await lookUpOnce(context)).customer;
}

export function refuseCache(context: Context): void {
  if (context.get(scopeContext).pageClass?.isCustomer) sessionOf(context).markIncomplete();
}

export function lookUpOnce(context: Context): Promise<Lookup> {
  const known = context.get(lookupContext);
  if (known) return known;
  const { pageClass } = context.get(scopeContext);
  const nobody = pageClass?.isCustomer ? { customer: UNNAMED_CUSTOMER } : {};
  const lookup = sessionOf(context).cookies.token ? lookUp(context) : Promise.resolve(nobody);
  context.set(lookupContext, lookup);
  return lookup;
}

/**
 * Continues the request as this customer after a login in the checkout, whose values are kept
 * (decisions/0020: Small conflicts).
 */
export function becomeCustomer(context: Context, entered: { token: string; cartId?: string }): void {
  const session = sessionOf(context);
  session.set("token", entered.token);
  session.cookies.token = entered.token;
  if (entered.cartId !== undefined) session.cookies.cart = entered.cartId;
  resetApi(context);
  forgetCart(context);
  context.set(lookupContext, null);
}

async function lookUp(context: Context): Promise<Lookup> {
  const answer = await inTime(context, apiOf(context).call(getUser));
  return answer.ok ? { customer: toCustomer(answer.data) } : { hasFailed: hasFailed(answer) };
}

/** Maps the API's user. Derives fields that an external provider omits, or leaves them empty. */
export function toCustomer(user: User): Customer {
  const { id, firstname, lastname, email, phone, countyid, liked, public_prices, price_view } = user;
  const fullname = [firstname, lastname].filter(Boolean).join(" ") || email;
  return {
    id,
    firstname,
    lastname,
    fullname,
    email,
    phone: phone ?? "",
    countyId: countyid ?? undefined,
    liked,
    priceView: public_prices === true ? "" : price_view,
  };
}
