import { randomUUID } from "node:crypto";
import { GOODS } from "./goods.ts";

export interface Line {
  id: number;
  of: { product: number } | { bundle: number };
  quantity: number;
}
export interface Cart {
  id: string;
  lines: Line[];
  delivery: number;
  payment: number;
  coupon?: string;
  order?: Order;
}
/** Contains the response of POST /orders and the data shown in the account. */
export interface Order {
  id: number;
  result: Record<string, unknown> & { randomid: string };
  lines: Line[];
  isCancelled: boolean;
}
export interface Customer {
  token: string;
  password: string;
  person: { firstname: string; lastname: string; email: string; phone: string };
  addresses: Record<string, unknown>[];
  companies: Record<string, unknown>[];
  orders: Order[];
  returns: Record<string, unknown>[];
  complaints: Record<string, unknown>[];
  requests: Record<string, unknown>[];
  liked: Set<number>;
}
export interface ShopState {
  stock: Map<number, number>;
  carts: Map<string, Cart>;
  customers: Map<string, Customer>;
  /** Ids of carts that can be read again after POST /mend-cart. */
  mended: Set<string>;
  nextId(): number;
}

const DEMO_CUSTOMER = { email: "client@exemplu.ro", password: "parola-de-client-1" };

/** Returns the initial state of a shop with one customer. */
export function newShop(): ShopState {
  let last = 1_000;
  const state: ShopState = {
    stock: new Map(GOODS.map(({ id, pieces }) => [id, pieces])),
    carts: new Map(),
    customers: new Map(),
    mended: new Set(),
    nextId: () => (last += 1),
  };
  register(state, { ...DEMO_CUSTOMER, firstname: "Ioana", lastname: "Marin", phone: "0722 000 111" });
  return state;
}

/** Returns a new customer, or undefined if the email is already registered. */
export function register(
  { customers }: ShopState,
  { password, ...person }: Customer["person"] & { password: string },
): Customer | undefined {
  if ([...customers.values()].some((one) => one.person.email === person.email)) return undefined;
  const token = randomUUID();
  const customer: Customer = {
    token,
    password,
    person,
    addresses: [],
    companies: [],
    orders: [],
    returns: [],
    complaints: [],
    requests: [],
    liked: new Set(),
  };
  customers.set(token, customer);
  return customer;
}

/** Returns the cart with this id, unless it was already ordered. */
export function openCart({ carts }: ShopState, id: string | undefined): Cart | undefined {
  const known = carts.get(id ?? "");
  return known && !known.order ? known : undefined;
}

export function newCart({ carts }: ShopState): Cart {
  const cart: Cart = { id: randomUUID(), lines: [], delivery: 1, payment: 1 };
  carts.set(cart.id, cart);
  return cart;
}
