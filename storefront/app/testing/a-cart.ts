import type { Cart, CartItem } from "@curat/contract/cart";

const ITEM: CartItem = {
  id: 1,
  quantity: 2,
  initial_quantity: 2,
  min_qty: 1,
  order_qty: 10,
  url: "/mop.html",
  pic: null,
  brand: "Izvor",
  code: "M1",
  product: "Mop",
  subtitle: "",
  is_gift: false,
  bundleproducts: [],
  delivery_days: "",
  livrare: "",
  product_type: "product",
  voucher_code: null,
  um: "buc.",
  price: 50,
  subtotal: 100,
  oldprice: 60,
  save_amount: 20,
  stockid: "1",
  loading: false,
};

export function anItem(more: Partial<CartItem> = {}): CartItem {
  return { ...ITEM, ...more };
}

const DELIVERIES: Cart["delivery_options"] = [
  {
    deliveryId: 1,
    deliveryCode: "SAMEDAY_HOME",
    deliveryDescription: "Curier Sameday la domiciliu",
    courierDeliveryTax: 19.99,
  },
  {
    deliveryId: 2,
    deliveryCode: "SAMEDAY_EASYBOX",
    deliveryDescription: "Sameday easybox",
    courierDeliveryTax: 0,
  },
];

const PAYMENTS: Cart["payment_options_groups"] = [
  {
    name: "Transfer",
    options: [
      { paymentId: 3, paymentName: "Ordin de plată", selected: false, paymentCode: "BANK" },
      { paymentId: 4, paymentName: "SEAP", selected: true, paymentCode: "SEAP" },
    ],
  },
];

export function aCart(more: Partial<Cart> = {}): Cart {
  return {
    cart_alerts: [],
    cart_messages: [],
    cartitems: [anItem()],
    currency: "Lei",
    delivery_options: DELIVERIES,
    delivery_option: null,
    grouped_cart: { no_group: { total: 0, delivery_price: 0, subtotal: 0 } },
    payment_options_groups: PAYMENTS,
    payment_option: null,
    totals: { grandtotal: 119.99, total_delivery: 19.99, total_vat: 20.82 },
    customer: null,
    address: null,
    company: null,
    collect_point: null,
    deliveryaddress: null,
    deliveryAddressSameAsCompany: false,
    coupon: null,
    ...more,
  };
}
