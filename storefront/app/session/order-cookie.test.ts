import type { OrderResult } from "@curat/contract/orders";
import { describe, expect, it } from "vitest";
import type { Act } from "../testing/visit.ts";
import { visit } from "../testing/visit.ts";
import { storeOrder, storedOrder, storedOrderKey } from "./order-cookie.server.ts";

const order = { randomid: "k3j2", number: "100012", firstname: "Ana" } as OrderResult;

async function reported(cookie: string): Promise<unknown> {
  let found: unknown;
  const act: Act = async (context) => {
    found = { order: storedOrder(context), key: storedOrderKey(context) };
  };
  await visit({}, act, { cookie });
  return found;
}

describe("the cookie of a placed order", () => {
  it("the cookie of a placed order contains the order and the email", async () => {
    const sent = await visit({}, async (context) => storeOrder(context, order, "ana@example.com"));
    const cookie = sent.cookies.map((line) => line.split(";")[0]).join("; ");
    expect(await reported(cookie)).toEqual({ order, key: { number: "100012", email: "ana@example.com" } });
  });

  it("no order is found without the cookie of a placed order", async () => {
    expect(await reported("")).toEqual({ order: undefined, key: { number: "", email: "" } });
  });
});
