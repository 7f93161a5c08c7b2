/** Opens the whole shop with a provider that has only what the specifications describe. */
import type { Answer } from "../../../e2e/foreign-api/answer.ts";
import { createProvider, type Provider } from "../../../e2e/foreign-api/provider.ts";
import type { Manner } from "../../../e2e/foreign-api/manners.ts";
import { openWholeShop, type WholeShop } from "./whole-shop.ts";

export interface ProviderVisit {
  shop: WholeShop;
  provider: Provider;
}
interface VisitOptions {
  manner?: Manner;
  seed?: number;
  change?: (call: string, answer: Answer) => Answer;
  instead?: (call: string) => Answer | undefined;
  isCustomer?: boolean;
  hasCart?: boolean;
}

const API = "http://api.test/api/v1";
const SAVED_ADDRESS = { countyID: 2, cityID: 22, streetaddress: "Str. Florilor 5", zipcode: "425100" };

/** Opens a shop whose customer has an order, an address, a company, a return and a complaint. */
export async function visitProvider(requested: VisitOptions = {}): Promise<ProviderVisit> {
  let isReady = false;
  const provider = createProvider({
    ...(requested.manner && { manner: requested.manner }),
    seed: requested.seed ?? 1,
    instead: (call) => (isReady ? requested.instead?.(call) : undefined),
    change: (call, answer) => (isReady && requested.change ? requested.change(call, answer) : answer),
  });
  const shop = await openWholeShop(provider.fetch);
  const customer = [...provider.shop.customers.values()][0];
  const token = requested.isCustomer ? customer?.token : undefined;
  if (token !== undefined) shop.cookies.set("user_token", token);
  const send = async (path: string, body: object, cartId = ""): Promise<void> => {
    await provider.fetch(API + path, {
      method: "POST",
      headers: { qcartid: cartId, "user-token": token ?? "" },
      body: JSON.stringify(body),
    });
  };
  if (token !== undefined) {
    await send("/user/addresses", SAVED_ADDRESS);
    await send("/user/companies", {
      ...SAVED_ADDRESS,
      type: "sc",
      name: "Firma SRL",
      fiscalcode: "14399840",
    });
    await send("/cart/add/106", { qty: 1 });
    await send("/orders", ORDER, [...provider.shop.carts.keys()].at(-1));
    await send("/user/return", {
      bankaccount: "RO49AAAA1B31007593840000",
      products: [],
      reason: 1,
      orderid: 1,
    });
    await send("/user/complaints", { typeid: 3, ordernr: "1", problem_description: "Lipsește o rolă." });
    await send("/user/wishlists/101", {});
  }
  if (requested.hasCart) {
    await send("/cart/add/101", { qty: 2 });
    const cartId = [...provider.shop.carts.keys()].at(-1) ?? "";
    await send("/cart/add/bundle/31", { qty: 1 }, cartId);
    await send("/cart/add/voucher/TOAMNA", {}, cartId);
    shop.cookies.set("qcartid", cartId);
  }
  isReady = true;
  return { shop, provider };
}

const ORDER = {
  delivery: { deliveryid: 1 },
  payment: { paymentid: 1 },
  customer: { firstname: "Ioana", lastname: "Marin", phone: "0722000111", email: "client@exemplu.ro" },
  deliveryaddress: { countyid: 2, cityid: 22, streetaddress: "Str. Florilor 5" },
};

function shownIn(html: string): string {
  return html.replaceAll(/<(script|style)\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/g, "");
}

const NONSENSE = /\bNaN\b|\bundefined\b|\[object Object\]|Invalid Date| href=""/;

/**
 * Returns the first rendering error in a page's HTML (NaN, undefined, an empty href…), with some text around
 * it.
 */
export function nonsenseIn(html: string): string | undefined {
  const shown = shownIn(html);
  const at = shown.search(NONSENSE);
  return at < 0 ? undefined : shown.slice(Math.max(0, at - 80), at + 40);
}
