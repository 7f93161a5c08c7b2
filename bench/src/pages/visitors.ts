import { randomUUID } from "node:crypto";
import { DEMO_PASSWORD } from "../../../demo/src/people/persons.ts";

/** A visitor with their Cookie header. */
export interface Visitor {
  name: string;
  cookie: string;
}

const PASSWORD = "un cal alb pe deal";

type Send = (path: string, fields: Record<string, string>) => Promise<void>;

function browser(url: string): { cookie(): string; send: Send } {
  const cookies = new Map([["csvid", "bench"]]);
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return {
    cookie,
    async send(path, fields) {
      const response = await fetch(url + path, {
        method: "POST",
        headers: { origin: url, cookie: cookie() },
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
      if (response.status >= 400) throw new Error(`${path} returned ${response.status}.`);
      for (const line of response.headers.getSetCookie()) {
        const [name = "", value = ""] = line.split(";", 1)[0]?.split("=") ?? [];
        if (name === "notices") continue;
        if (/Max-Age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

/** Returns an anonymous visitor, a visitor with a cart, a private customer and a business customer. */
export async function visitorsOf(url: string, productIds: readonly string[]): Promise<Visitor[]> {
  const [first = "", second = ""] = productIds;
  const visitor = browser(url);
  await visitor.send("/cos/actiune", { intent: "add", productID: first, qty: "1" });
  const customer = browser(url);
  await customer.send("/auth", {
    intent: "register",
    firstname: "Ana",
    lastname: "Pop",
    email: `bench-${randomUUID()}@example.com`,
    password: PASSWORD,
    password_confirm: PASSWORD,
    terms: "1",
  });
  const company = browser(url);
  await company.send("/auth", {
    intent: "login",
    email: "ana.munteanu@example.com",
    password: DEMO_PASSWORD,
  });
  for (const one of [customer, company]) {
    await one.send("/cos/actiune", { intent: "add", productID: first, qty: "1" });
    for (const productID of [first, second]) await one.send("/favorite/actiune", { productID });
  }
  return [
    { name: "anonymous visitor", cookie: "csvid=bench" },
    { name: "visitor with a cart", cookie: visitor.cookie() },
    { name: "customer with cart and favourites", cookie: customer.cookie() },
    { name: "customer buying for a company", cookie: company.cookie() },
  ];
}
