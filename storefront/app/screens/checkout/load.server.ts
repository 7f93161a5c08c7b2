import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getCart } from "@curat/contract/cart";
import type { Cart } from "@curat/contract/cart";
import { loadBestsellers } from "../../components/bestsellers/load-bestsellers.server.ts";
import { loadCounties, loadLocalities } from "../../components/address-fields/localities.server.ts";
import { apiOf } from "../../session/api.server.ts";
import { readCart } from "../../session/cart/read-cart.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { toCartView } from "../../session/cart/cart-view.ts";
import { PLACES } from "../../components/checkout-form/form-fields.ts";
import { storedLeftForm } from "../../components/checkout-form/left-form-cookie.server.ts";
import { lockersFor } from "./lockers/lockers.server.ts";
import { loadPerson } from "./buyer/person.server.ts";
import type { Person } from "./buyer/person.server.ts";
import { readChoices } from "./delivery/remembered-choices.ts";
import type { RememberedChoices } from "./delivery/remembered-choices.ts";
import { findUnpaidOrder } from "./order/unpaid-order.server.ts";
import type { SavedAddress } from "./buyer/saved-entries.server.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

export async function loadCheckout(context: Context) {
  const { shared, options } = context.get(scopeContext);
  const api = apiOf(context);
  const head = { title: texts.title, robots: "noindex" };
  const [{ cart: stored, hasFailed }, person, counties, settings, waiting] = await Promise.all([
    readCart(context),
    loadPerson(context),
    loadCounties(api),
    shared.settings(),
    findUnpaidOrder(context),
  ]);
  if (hasFailed) throw data(null, { status: 503 });
  const around = {
    head,
    person,
    waiting,
    typed: storedLeftForm(context, person?.id),
    // External providers lack this flag but always have accounts.
    hasLogin: settings?.flags?.accounts !== false && person === undefined,
    seller: settings?.INVOICE,
    hasCompanyData: options.hasOwnApi && settings?.flags?.companyData === true,
  };
  if (!stored || stored.cartitems.length === 0)
    return { ...around, ...NOTHING_CHOSEN, bestsellers: await loadBestsellers(context) };
  const choices = readChoices(sessionOf(context).cookies.choices);
  const isSame = choices.isSame && stored.customer?.customer_type === "pj";
  const address = isSame ? chosenCompany(person)?.address : person?.address;
  const { cart: current, isBehind } = await withRemembered(context, stored, { choices, address });
  const cart = toCartView(current);
  const countyIds = [
    String(cart.countyId ?? ""),
    ...PLACES.map((prefix) => around.typed[`${prefix}.countyid`] ?? ""),
  ];
  const [localities, lockers] = await Promise.all([
    loadLocalities(api, [...new Set(countyIds)]),
    lockersFor(context, current),
  ]);
  return { ...around, bestsellers: [], cart, counties, localities, lockers, isSame, isBehind };
}

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>;

function chosenCompany(person: Person) {
  return person?.companies.find(({ id }) => id === person.companyId);
}

const NOTHING_CHOSEN = {
  cart: null,
  counties: [],
  localities: [],
  lockers: null,
  isSame: false,
  isBehind: false,
};

interface Remembered {
  choices: RememberedChoices;
  address: Omit<SavedAddress, "id"> | undefined;
}
interface Wished {
  cart: Cart;
  /** True while the page shows choices that the server has not stored. */
  isBehind: boolean;
}

/** Recalculates a new cart with the remembered choices without storing anything (C-033). */
async function withRemembered(
  context: Context,
  cart: Cart,
  { choices: { deliveryId }, address }: Remembered,
): Promise<Wished> {
  const delivery = cart.delivery_options.find((option) => String(option.deliveryId) === deliveryId);
  const isOther = delivery !== undefined && delivery.deliveryId !== cart.delivery_option?.deliveryId;
  const isElsewhere =
    address !== undefined &&
    (cart.deliveryaddress?.countyid !== address.countyId || cart.deliveryaddress.cityID !== address.cityId);
  if (!isOther && !isElsewhere) return { cart, isBehind: false };
  const { hasOwnApi } = context.get(scopeContext).options;
  if (!hasOwnApi)
    return { cart: { ...cart, delivery_option: delivery ?? cart.delivery_option }, isBehind: true };
  const answer = await apiOf(context).call(getCart, {
    query: {
      ...(isOther && { deliveryID: String(delivery.deliveryId) }),
      ...(isElsewhere && { countyID: String(address.countyId), cityID: String(address.cityId) }),
    },
  });
  return answer.ok ? { cart: answer.data, isBehind: true } : { cart, isBehind: false };
}
