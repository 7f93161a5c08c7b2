import { expect, it } from "vitest";
import { contractCalls } from "../testing/odd-requests.ts";
import { loginAs } from "../testing/test-customers.ts";
import { aPerson } from "../testing/test-staff.ts";
import { openTestShop } from "../testing/test-shop.ts";

const shop = await openTestShop();
const calls = await contractCalls();
const UNKNOWN_IDS = ["999999", "0", "abc", "99999999999"];
const OTHERWISE: Record<string, string> = {
  "post /cart/add/voucher/{code}": "a wrong code is a mistake of the buyer's",
  "delete /cart/remove/{itemId}": "an item that is gone is removed already",
  "get /products/{id}/brandRelated": "nothing is related to it",
  "get /products/{id}/related": "nothing is related to it",
  "get /products/{id}/expected": "nothing is on order for it",
  "get /search/suggestion/{term}": "a term may be any text",
  "get /search/{term}": "a term may be any text",
  "post /orders/{randomid}/withdrawable": "needs a pass to the order first",
  "get /staff/invoice-issuers/{issuer}/series": "an unknown service is no choice of the form",
  "get /staff/companies/{cui}/merge": "needs the other company first",
  "get /staff/customers/{id}/merge": "needs the other customer first",
};

it("calls with an id return 404 for an unknown id, except the listed ones", async () => {
  const owner = await aPerson(shop, { permissions: "owner" });
  const { headers } = await loginAs(shop);
  const wrong: string[] = [];
  for (const call of calls) {
    const { method, path, request, access } = call;
    const name = `${method} ${path}`;
    const isWritten = request?.body?.content["application/json"]?.schema.safeParse({ version: 0 }).success;
    if (!path.includes("{") || OTHERWISE[name] || (method !== "get" && !(isWritten ?? method === "delete")))
      continue;
    const asker = access === "customer" ? { headers } : access === "public" ? {} : owner;
    for (const id of UNKNOWN_IDS) {
      const address = path.replaceAll(/\{\w+\}/g, id) + (method === "delete" ? "?version=0" : "");
      const { status } = await shop.send(method.toUpperCase(), address, {
        ...asker,
        ...(method !== "get" && { body: { version: 0 } }),
      });
      if (status !== 404) wrong.push(`${name} ${id} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
