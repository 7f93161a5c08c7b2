/** The customer who owns the token cookie is looked up at most once per request (B-010, C-015). */
import { createContext } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getUser } from "@curat/contract/customers";
import type { User } from "@curat/contract/customers";
import { apiOf, hasFailed, inTime, resetApi } from "./api.server.ts";
import { forgetCart } from "./cart/read-cart.server.ts";
import { sessionOf } from "./session.server.ts";
import { scopeContext } from "../storefront-context.ts";

type Context = Readonly<RouterContextProvider>;

/** Without addresses and companies (C-119). */
export interface Customer {
  id: number;
  firstname: string;
  lastname: string;
  fullname: string;
  email: string;
  phone: string;
  /** Set if all the customer's addresses are in one county. */
  countyId: number | undefined;
  /** Undefined if there are more than 500 favourites. */
  liked: number[] | undefined;
  /** Shared by customers with equal prices; "" for public prices, undefined if the API has none. */
  priceView: string | undefined;
}

/** Placeholder for pages cached for all customers: logged in, everything else unknown. */
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

/** Returns the customer; undefined without a token or after a failed lookup. */
export async function findCustomer(context: Context): Promise<Customer | undefined> {
  refuseCache(context);
  return findShownCustomer(context);
}

/** Returns the customer, or a placeholder if the page is rendered for the cache. */
export async function findShownCustomer(context: Context): Promise<Customer | undefined> {
  return (await lookUpOnce(context)).customer;
}

/** Excludes the page from the cache shared by customers, because the page needs the real customer. */
export function refuseCache(context: Context): void {
  if (context.get(scopeContext).pageClass?.isCustomer) sessionOf(context).markIncomplete();
}

/** Looks up the customer once per request at most. */
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
 * Continues this request as the given customer, so that the checkout keeps its values (decisions/0020: Small
 * conflicts).
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

/** Maps a user; an external provider may leave out fields that can be empty or derived. */
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
