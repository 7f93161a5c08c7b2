import { expect, it } from "vitest";
import { visit } from "../testing/visit.ts";
import { findCustomer } from "./customer.server.ts";
import { requireCustomer } from "./guards.server.ts";
import type { Customer } from "./customer.server.ts";

const ANA = { id: 7, firstname: "Ana", lastname: "Pop", email: "ana@example.com", phone: null };

async function whoIs(cookie: string, answer: object = ANA, status = 200) {
  let customer: Customer | undefined;
  const { requests, cookies } = await visit(
    { data: answer },
    async (context) => {
      customer = await findCustomer(context);
      await findCustomer(context);
    },
    { cookie, status },
  );
  return { customer, asked: requests.map(({ url }) => new URL(url).pathname), cookies };
}

it("a visitor without a token causes no API call", async () => {
  expect(await whoIs("qcartid=1")).toEqual({ customer: undefined, asked: [], cookies: [] });
});

it("a visitor whose lookup fails is treated as logged out and keeps the token", async () => {
  expect(await whoIs("user_token=t", {}, 503)).toEqual({
    customer: undefined,
    asked: ["/api/v1/user"],
    cookies: [],
  });
});

it("a visitor is looked up once per request", async () => {
  const { customer, asked } = await whoIs("user_token=t");
  expect(customer?.fullname).toBe("Ana Pop");
  expect(asked).toEqual(["/api/v1/user"]);
});

it("a role in the API's response is dropped, and a visitor without a token is redirected to /auth", async () => {
  const { customer } = await whoIs("user_token=t", { ...ANA, role: "admin" });
  expect(customer?.id).toBe(7);
  expect(JSON.stringify(customer)).not.toContain("admin");
  const { response } = await visit({ data: {} }, requireCustomer);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/auth"]);
});
