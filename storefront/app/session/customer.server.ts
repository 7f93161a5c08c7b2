/** Who is asking: the customer behind the token's cookie, looked up at most once a request (B-010, C-015). */
import { createContext } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getUser } from "@curat/contract/customers";
import type { User } from "@curat/contract/customers";
import { apiOf, hasFailed, inTime, resetApi } from "./api.server.ts";
import { forgetCart } from "./cart/read-cart.server.ts";
import { sessionOf } from "./session.server.ts";
import { scopeContext } from "../storefront-context.ts";

type Context = Readonly<RouterContextProvider>;

/** What the storefront keeps of a user: no addresses, no companies (C-119). */
export interface Customer {
  id: number;
  firstname: string;
  lastname: string;
  fullname: string;
  email: string;
  phone: string;
  /** Where all of his addresses are; undefined where they are not in one county, or there is none. */
  countyId: number | undefined;
  /** Ids of favourites; undefined for more than 500. */
  liked: number[] | undefined;
  /** Token that shows the prices of everyone with the same ones; "" for public prices, undefined where the API has none. */
  priceView: string | undefined;
}

/** For pages that are cached for all customers: logged in, and nothing else is known. */
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
  /** The API could not say who it is: whoever was logged in still is. */
  hasFailed?: boolean;
}

const lookupContext = createContext<Promise<Lookup> | null>(null);

/** The customer; undefined without a token and when the lookup fails: the role is then `public`, else `client`. */
export async function findCustomer(context: Context): Promise<Customer | undefined> {
  refuseCache(context);
  return findShownCustomer(context);
}

/**
 * The customer for parts that look the same for every customer, except for what a `VisitorSlot` shows. A page that is rendered
 * for the cache gets a customer without a name. Loaders that show or read anything else of a customer use `findCustomer`.
 */
export async function findShownCustomer(context: Context): Promise<Customer | undefined> {
  return (await lookUpOnce(context)).customer;
}

/** Keeps the page out of the cache of all customers: it needs a real one. */
export function refuseCache(context: Context): void {
  if (context.get(scopeContext).pageClass?.isCustomer) sessionOf(context).markIncomplete();
}

/** Looks him up, at most once a request. */
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
 * From here on this very request is the customer's: its loaders show his cart and data, so that a login inside the
 * checkout stays on its page with all that was typed (decisions/0020: Small conflicts). Keeps the token.
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

/** A foreign provider may leave out what can be empty or derived. */
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
