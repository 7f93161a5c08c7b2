import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getCart } from "@curat/contract/cart";
import type { Cart } from "@curat/contract/cart";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { CustomerType } from "@curat/contract/cart.values";
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
import { storeCompany, readChoices } from "./delivery/remembered-choices.ts";
import type { RememberedChoices } from "./delivery/remembered-choices.ts";
import { findUnpaidOrder } from "./order/unpaid-order.server.ts";
import type { SavedAddress } from "./buyer/saved-entries.server.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns the checkout's data. `isProcurement` preselects a company that pays through SEAP. */
export async function loadCheckout(context: Context, { isProcurement = false } = {}) {
  const session = sessionOf(context);
  if (isProcurement) {
    session.cookies.choices = storeCompany(session.cookies.choices);
    session.set("choices", session.cookies.choices);
  }
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
    return {
      ...around,
      ...NOTHING_CHOSEN,
      loadsOnInteraction: true,
      bestsellers: await loadBestsellers(context),
    };
  const choices = readChoices(session.cookies.choices);
  const { isSame } = choices;
  const customerType = typeOf(stored, person, choices);
  const address = isSame && customerType === "pj" ? chosenCompany(person)?.address : person?.address;
  const wishes = { choices, customerType, address };
  const wished = await withRemembered(context, stored, wishes);
  const { cart: current, isBehind } = isProcurement ? payingThroughSeap(wished) : wished;
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

/** Returns the last chosen type, or "company" for a customer with a saved company. */
function typeOf({ customer }: Cart, person: Person, { customerType }: RememberedChoices): CustomerType {
  return customerType ?? (person?.companyId === undefined ? (customer?.customer_type ?? "pf") : "pj");
}

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
  customerType: CustomerType;
  address: Omit<SavedAddress, "id"> | undefined;
}
interface Wished {
  cart: Cart;
  /** True while the page shows choices that the server has not stored. */
  isBehind: boolean;
}

/** Public procurement has no handling charge, so the totals stay the same. */
function payingThroughSeap({ cart, isBehind }: Wished): Wished {
  const options = cart.payment_options_groups.flatMap((group) => group.options);
  const seap = options.find(({ paymentCode }) => paymentCode === PAYMENT_CODE.publicProcurement);
  if (!seap || seap.paymentId === cart.payment_option?.paymentId) return { cart, isBehind };
  return { cart: { ...cart, payment_option: { paymentId: seap.paymentId } }, isBehind: true };
}

/** Recalculates a new cart with the remembered choices without storing anything (C-033). */
async function withRemembered(
  context: Context,
  cart: Cart,
  { choices: { deliveryId }, customerType, address }: Remembered,
): Promise<Wished> {
  const delivery = cart.delivery_options.find((option) => String(option.deliveryId) === deliveryId);
  const isOther = delivery !== undefined && delivery.deliveryId !== cart.delivery_option?.deliveryId;
  const isElsewhere =
    address !== undefined &&
    (cart.deliveryaddress?.countyid !== address.countyId || cart.deliveryaddress.cityID !== address.cityId);
  const isOtherType = (cart.customer?.customer_type ?? "pf") !== customerType;
  if (!isOther && !isElsewhere && !isOtherType) return { cart, isBehind: false };
  const { hasOwnApi } = context.get(scopeContext).options;
  if (!hasOwnApi) {
    const customer = cart.customer && { ...cart.customer, customer_type: customerType };
    const delivery_option = delivery ?? cart.delivery_option;
    return { cart: { ...cart, customer, delivery_option }, isBehind: true };
  }
  const answer = await apiOf(context).call(getCart, {
    query: {
      ...(isOther && { deliveryID: String(delivery.deliveryId) }),
      ...(isOtherType && { customer_type: customerType }),
      ...(isElsewhere && { countyID: String(address.countyId), cityID: String(address.cityId) }),
    },
  });
  return answer.ok ? { cart: answer.data, isBehind: true } : { cart, isBehind: false };
}
