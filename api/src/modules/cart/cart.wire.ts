/** A cart in the documented spelling; money leaves in lei. */
import type { Cart, CartItem, PaymentGroup } from "@curat/contract/cart";
import { CURRENCY, DELIVERY_TEXT, PRODUCT_TYPE } from "@curat/contract/cart.values";
import { STOCK } from "@curat/contract/catalog.values";
import { toLei } from "../catalog/index.ts";
import type { PaymentMethod } from "../payments/index.ts";
import type { PricedLine } from "./cart.rules.ts";
import type { CartView } from "./cart.service.ts";
import type { CartRow } from "./cart.store.ts";

const NOTHING = {
  cart_alerts: [],
  cart_messages: [],
  cartitems: [],
  currency: CURRENCY,
  delivery_options: [],
  delivery_option: null,
  grouped_cart: { no_group: { total: 0, delivery_price: 0, subtotal: 0 } },
  payment_options_groups: [],
  payment_option: null,
  totals: { grandtotal: 0, total_delivery: 0, total_vat: 0 },
  customer: null,
  address: null,
  company: null,
  collect_point: null,
  deliveryaddress: null,
  deliveryAddressSameAsCompany: false,
  coupon: null,
} satisfies Cart;

/** The whole cart; no cart is an empty one without qcartid. */
export function toWireCart(view: CartView | undefined): Cart {
  if (!view) return NOTHING;
  const { cart, quote, messages } = view;
  const { totals, delivery, payment } = quote;
  const address = toWireAddress(cart);
  return {
    ...NOTHING,
    qcartid: cart.token,
    cart_alerts: quote.alerts,
    cart_messages: messages,
    cartitems: [
      ...quote.lines.map(toWireItem),
      ...(totals.chargeBani > 0 ? [toWireCharge(totals.chargeBani)] : []),
    ],
    delivery_options: quote.deliveryOptions.map(({ id, code, name, priceBani }) => ({
      deliveryId: id,
      deliveryCode: code,
      deliveryDescription: name,
      courierDeliveryTax: toLei(priceBani),
    })),
    delivery_option: delivery ? { deliveryId: delivery.id } : null,
    grouped_cart: {
      no_group: {
        subtotal: toLei(totals.productsBani + totals.chargeBani),
        delivery_price: toLei(totals.deliveryBani),
        total: toLei(totals.totalBani),
      },
    },
    payment_options_groups: toWireGroups(quote.payments, payment),
    payment_option: payment ? { paymentId: payment.id } : null,
    totals: {
      grandtotal: toLei(totals.totalBani),
      total_delivery: toLei(totals.deliveryBani),
      total_vat: toLei(totals.vatBani),
    },
    customer: { firstname: "", lastname: "", phone: "", email: "", customer_type: cart.customerType },
    address,
    deliveryaddress: address,
  };
}

const WITHOUT_EXTRAS = {
  is_gift: false,
  bundleproducts: [],
  voucher_code: null,
  loading: false,
} satisfies Partial<CartItem>;

function toWireItem(line: PricedLine): CartItem {
  const saved = line.oldPriceBani === null ? 0 : Math.max(0, line.oldPriceBani - line.priceBani);
  return {
    ...WITHOUT_EXTRAS,
    id: line.itemId,
    productid: line.productId,
    quantity: line.quantity,
    initial_quantity: line.quantity,
    min_qty: line.minQuantity,
    order_qty: line.orderable,
    url: line.url,
    pic: line.picture,
    brand: line.brand,
    code: line.code,
    product: line.name,
    subtitle: line.subtitle,
    delivery_days: DELIVERY_TEXT,
    livrare: DELIVERY_TEXT,
    product_type: PRODUCT_TYPE.product,
    um: line.unit,
    price: toLei(line.priceBani),
    subtotal: toLei(line.subtotalBani),
    oldprice: line.oldPriceBani === null ? null : toLei(line.oldPriceBani),
    save_amount: toLei(saved * line.quantity),
    stockid: String(line.stockId),
  };
}

export const HANDLING_CHARGE_NAME = "Taxă ramburs";

/** The charge follows from the payment; its id 0 is no item's, so it can be neither changed nor removed. */
function toWireCharge(chargeBani: number): CartItem {
  return {
    ...WITHOUT_EXTRAS,
    id: 0,
    quantity: 1,
    initial_quantity: 1,
    min_qty: 1,
    order_qty: 1,
    url: "",
    pic: null,
    brand: "",
    code: "",
    product: HANDLING_CHARGE_NAME,
    subtitle: "",
    delivery_days: "",
    livrare: "",
    product_type: PRODUCT_TYPE.handlingCharge,
    um: "buc.",
    price: toLei(chargeBani),
    subtotal: toLei(chargeBani),
    oldprice: null,
    save_amount: 0,
    stockid: String(STOCK.inStock),
  };
}

function toWireGroups(methods: PaymentMethod[], selected: PaymentMethod | undefined): PaymentGroup[] {
  const groups = Map.groupBy(methods, (method) => method.group);
  return [...groups].map(([name, members]) => ({
    name,
    options: members.map((method) => ({
      paymentId: method.id,
      paymentName: method.name,
      selected: method === selected,
    })),
  }));
}

/** As far as the buyer has said where to: a county without its city yet is a state of its own. */
function toWireAddress({ countyId, county, cityId, city }: CartRow): Cart["address"] {
  if (countyId === null) return null;
  const unknown = { id: null, streetaddress: "", zipcode: "" };
  return { ...unknown, countyid: countyId, cityID: cityId, county: county ?? "", city: city ?? "" };
}
