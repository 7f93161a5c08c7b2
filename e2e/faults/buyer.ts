/** A client that performs random operations of a buyer, and of staff on recent orders. */
import { NEXT_STATUS } from "../../server/src/testing/next-status.ts";
import { API_KEY } from "../own-shop.ts";
import { phoneOf } from "../phone-of.ts";

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the status tells which fields exist
  body: any;
}
export interface Goods {
  products: number[];
  bundles: number[];
  vouchers: string[];
  cityId: number;
  api: string;
  staffKey: string;
}
export interface Acknowledged {
  randomId: string;
  number: string;
  total: number;
}

/** Returns the status's position in the processing order, or -1 if no further status follows. */
const stepsOf = (status: string): number => Object.keys(NEXT_STATUS).indexOf(status);

/** Longer than any response takes. */
const TIMEOUT_MS = 20_000;

export class Buyer {
  readonly acknowledged: Acknowledged[] = [];
  /** Responses that no client should ever receive. */
  readonly faults: string[] = [];
  lost = 0;
  #cart: string | undefined;
  readonly #goods: Goods;
  readonly #random: () => number;
  readonly #name: string;
  #visits = 0;

  constructor(name: string, goods: Goods, random: () => number) {
    this.#name = name;
    this.#goods = goods;
    this.#random = random;
  }

  /** Performs one random operation; continues if a killed process does not respond. */
  async act(): Promise<void> {
    const dice = this.#random();
    if (this.#cart === undefined || dice < 0.3) return this.#add();
    if (dice < 0.36) return this.#addBundle();
    if (dice < 0.42) return this.#changeQuantity();
    if (dice < 0.5) return this.#useVoucher();
    if (dice < 0.72) return this.#order();
    if (dice < 0.78) return this.#cancel();
    return this.#staff();
  }

  async #add(): Promise<void> {
    const product = this.#pick(this.#goods.products);
    const quantity = 1 + Math.floor(this.#random() * 4);
    const added = await this.#ask("POST", `/cart/add/${product}`, { qty: quantity, options: null });
    if (added?.status === 200) this.#cart = added.body.data.qcartid;
  }

  async #addBundle(): Promise<void> {
    await this.#ask("POST", `/cart/add/bundle/${this.#pick(this.#goods.bundles)}`, { qty: 1 });
  }

  async #changeQuantity(): Promise<void> {
    const cart = await this.#ask("GET", "/cart");
    const item = cart?.status === 200 && cart.body.data.cartitems.find(({ id }: { id: number }) => id > 0);
    if (!item) return;
    await this.#ask("PUT", `/cart/modify?items[${item.id}]=${1 + Math.floor(this.#random() * 6)}`);
  }

  async #useVoucher(): Promise<void> {
    await this.#ask("POST", `/cart/add/voucher/${this.#pick(this.#goods.vouchers)}`, {});
  }

  /** Orders the cart; tries once more after any response other than 200. */
  async #order(): Promise<void> {
    const payment = this.#pick([1, 2, 2, 3]);
    await this.#ask("GET", `/cart/change?countyID=12&paymentID=${payment}&deliveryCode=SAMEDAY_HOME`);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const placed = await this.#ask("POST", "/orders", this.#orderBody(payment));
      if (placed?.status === 200) return this.#keep(placed.body.data);
      // An earlier attempt placed the order, but its response was lost.
      if (placed?.status === 409) this.#cart = undefined;
    }
  }

  async #keep({
    orderData,
    paymentForm,
  }: {
    orderData: Record<string, never>;
    paymentForm?: string;
  }): Promise<void> {
    this.acknowledged.push({
      randomId: orderData.randomid ?? "",
      number: orderData.number ?? "",
      total: orderData.total ?? Number.NaN,
    });
    this.#cart = undefined;
    if (paymentForm === undefined) return;
    await this.#pay(paymentForm).catch(() => {
      // The processor was killed too, and the order awaits payment.
      this.lost += 1;
    });
  }

  async #pay(form: string): Promise<void> {
    const [, action = ""] = /action="([^"]+)"/.exec(form) ?? [];
    const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    const begun = await fetch(action, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    const page = begun.headers.get("location");
    if (page === null) return;
    const decision = this.#pick(["approve", "approve", "refuse", "leave"]);
    await fetch(new URL(page, action), {
      method: "POST",
      body: new URLSearchParams({ decision }),
      redirect: "manual",
    });
  }

  async #cancel(): Promise<void> {
    const order = this.#pick(this.acknowledged);
    if (!order) return;
    const found = await this.#ask("POST", "/orders/lookup", { number: order.number, email: this.#email() });
    if (found?.status !== 200) return;
    await this.#ask("PUT", `/orders/${order.randomId}/cancel`, { access: found.body.data.access });
  }

  async #staff(): Promise<void> {
    const page = await this.#ask("GET", "/staff/orders");
    const rows: { id: number; status_code: string }[] = page?.status === 200 ? page.body.data : [];
    const nearest = this.#pick(
      rows
        .filter(({ status_code: status }) => NEXT_STATUS[status] && status !== "shipped")
        .toSorted((a, b) => stepsOf(b.status_code) - stepsOf(a.status_code))
        .slice(0, 3),
    );
    const isNearest = this.#random() < 0.4;
    const row = isNearest ? nearest : this.#pick(rows.slice(0, 12));
    if (!row) return;
    const dice = this.#random();
    if (dice < 0.1) await this.#ask("POST", `/staff/orders/${row.id}/invoice`, {});
    else if (dice < 0.15) await this.#ask("POST", `/staff/orders/${row.id}/invoice/storno`, {});
    else if (dice < 0.3) await this.#move(row.id, this.#pick(["refused", "cancelled"]));
    else if (isNearest) await this.#ship(row);
    else await this.#move(row.id, NEXT_STATUS[row.status_code]);
  }

  /**
   * Advances an order to shipped in one operation, because single steps could not keep up with new orders.
   */
  async #ship({ id, status_code: from }: { id: number; status_code: string }): Promise<void> {
    let status = from;
    while (status !== "shipped" && NEXT_STATUS[status]) {
      status = NEXT_STATUS[status] ?? "";
      await this.#move(id, status);
    }
  }

  async #move(id: number, status: string | undefined): Promise<void> {
    if (status === "shipped")
      await this.#ask("PUT", `/staff/orders/${id}/awb`, { awb: `AWB${id}`, courier: "Sameday" });
    if (status) await this.#ask("PUT", `/staff/orders/${id}/status`, { status, note: "" });
  }

  #orderBody(paymentid: number): object {
    return {
      order_type: "online",
      observation: "",
      delivery: { deliveryid: 1 },
      selected_store: null,
      payment: { paymentid },
      customer: {
        firstname: "Ana",
        lastname: "Pop",
        phone: phoneOf(this.#name),
        email: this.#email(),
        customer_type: "pf",
      },
      deliveryaddress: { id: null, countyid: 12, cityid: this.#goods.cityId, streetaddress: "Str. Lungă 1" },
    };
  }

  #email(): string {
    return `${this.#name}@example.com`;
  }

  #pick<Item>(items: readonly Item[]): Item {
    // Undefined for an empty list; callers check for that.
    return items[Math.floor(this.#random() * items.length)] as Item;
  }

  async #ask(method: string, path: string, body?: object): Promise<Answer | undefined> {
    this.#visits += 1;
    const headers = new Headers({
      "x-api-key": API_KEY,
      "x-staff-key": this.#goods.staffKey,
      "x-visitor-address": `${this.#name}-${this.#visits % 40}`,
      ...(body && { "content-type": "application/json" }),
    });
    if (this.#cart !== undefined) headers.set("qcartid", this.#cart);
    try {
      const response = await fetch(this.#goods.api + path, {
        method,
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = { status: response.status, body: await response.json() };
      if (answer.status === 503) this.lost += 1;
      if (answer.status === 503 && !response.headers.has("retry-after"))
        this.faults.push(`${method} ${path}: 503 without a Retry-After header`);
      if (answer.status >= 500 && answer.status !== 503)
        this.faults.push(`${method} ${path}: ${answer.status}`);
      return answer;
    } catch {
      // The process that should have responded was killed.
      this.lost += 1;
      return undefined;
    }
  }
}
