import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { openPayment } from "./open-payment.server.ts";

const link = { randomid: "abc", access: "1799999999.mac" };
const open = (status: number) =>
  visit({ data: { id: 1 } }, (context) => openPayment(context, link), { status });

it("an email's link redirects to the payment page without the access token", async () => {
  const { response } = await open(200);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/plata/abc"]);
});

it("an expired link redirects to the order search with a notice", async () => {
  const { response, cookies } = await open(403);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/comanda"]);
  expect(decodeURIComponent(cookies.join())).toContain("Accesul la comandă a expirat.");
});

it("a link that cannot be checked is not reported as expired", async () => {
  const { response, cookies } = await open(503);
  expect([response.headers.get("location"), cookies.join()]).toEqual([null, ""]);
});
