import type { OrderDetail } from "@curat/contract/account-orders";
import { describe, expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { isCancelAsked } from "./cancel-asked.server.ts";

/** What becomes of the wish to cancel an order that stands so. */
async function asked(order: Partial<OrderDetail>, query = "?cancel=1") {
  let answer: unknown;
  const url = new URL(`http://shop.test/account/comenzi/k3j2${query}`);
  const { response, cookies } = await visit({}, async (context) => {
    answer = isCancelAsked(context, { order: order as OrderDetail, url });
  });
  return { answer, to: response.headers.get("location"), notice: decodeURIComponent(cookies.join()) };
}

describe("the wish to cancel an order", () => {
  it("is asked about while the order may be cancelled, and only when it was expressed", async () => {
    expect((await asked({ canCancel: true })).answer).toBe(true);
    expect((await asked({ canCancel: true }, "")).answer).toBe(false);
  });

  it.each([
    ["shipped", "Comanda nu mai poate fi anulată."],
    ["cancelled", "Comanda a fost anulată."],
  ])("that comes too late for one that is %s is told so on its page", async (status_code, text) => {
    const { answer, to, notice } = await asked({ canCancel: false, status_code });
    expect([answer, to]).toEqual([undefined, "/account/comenzi/k3j2"]);
    expect(notice).toContain(text);
  });
});
