import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { openPayment } from "./open-payment.server.ts";

const link = { randomid: "abc", access: "1799999999.mac" };
const open = (status: number) =>
  visit({ data: { id: 1 } }, (context) => openPayment(context, link), { status });

it("the mailed link leads to the order's payment, on an address without the pass", async () => {
  const { response } = await open(200);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/plata/abc"]);
});

it("a link that is over leads to the order's search, which says so", async () => {
  const { response, cookies } = await open(403);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/comanda"]);
  expect(decodeURIComponent(cookies.join())).toContain("Accesul la comandă a expirat.");
});

it("a link that can not be looked up now is not called over", async () => {
  const { response, cookies } = await open(503);
  expect([response.headers.get("location"), cookies.join()]).toEqual([null, ""]);
});
