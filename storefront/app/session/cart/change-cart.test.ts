import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { changeCart } from "./change-cart.server.ts";
import type { Adding } from "./change-cart.server.ts";

const MOST = "Cantitatea maxima este de 20 buc per produs";
const LOCKER = "Livrarea la easybox nu este disponibilă.";

/** What the popup is told of a cart that says these sentences. */
async function remarksOf(cart: object): Promise<string[] | undefined> {
  const body = new URLSearchParams({ intent: "add", productID: "7", qty: "20" });
  const request = new Request("http://shop.test/cos/actiune.data", { method: "POST", body });
  let answer: Adding | undefined;
  await visit(
    { data: cart },
    async (context) => {
      answer = await changeCart({ request, context });
    },
    { method: "POST" },
  );
  expect(answer?.done).toBe("added");
  return answer?.remarks;
}

it("an added product is told with what the cart says of it, not of its delivery", async () => {
  expect(await remarksOf({ cart_messages: [MOST, LOCKER], delivery_messages: [LOCKER] })).toEqual([MOST]);
  expect(await remarksOf({})).toEqual([]);
});
