import { expect, it } from "vitest";
import { visit } from "../testing/visit.ts";
import { findCustomer } from "./customer.server.ts";
import { requireCustomer } from "./guards.server.ts";
import type { Customer } from "./customer.server.ts";

const ANA = { id: 7, firstname: "Ana", lastname: "Pop", email: "ana@example.com", phone: null };

/** Who the visitor is to every loader, how often the API was asked, and what became of the cookies. */
async function whoIs(cookie: string, answer: object = ANA, status = 200) {
  let customer: Customer | undefined;
  const { asked, cookies } = await visit(
    { data: answer },
    async (context) => {
      customer = await findCustomer(context);
      await findCustomer(context);
    },
    { cookie, status },
  );
  return { customer, asked: asked.map(({ url }) => new URL(url).pathname), cookies };
}

it("is public without a token, and nobody is asked", async () => {
  expect(await whoIs("qcartid=1")).toEqual({ customer: undefined, asked: [], cookies: [] });
});

it("is public when the lookup of the token fails, and keeps the token", async () => {
  expect(await whoIs("user_token=t", {}, 503)).toEqual({
    customer: undefined,
    asked: ["/api/v1/user"],
    cookies: [],
  });
});

it("is a client once the lookup succeeds, asked for once a request", async () => {
  const { customer, asked } = await whoIs("user_token=t");
  expect(customer?.fullname).toBe("Ana Pop");
  expect(asked).toEqual(["/api/v1/user"]);
});

it("knows no third role, whatever the lookup says of one", async () => {
  const { customer } = await whoIs("user_token=t", { ...ANA, role: "admin" });
  expect(customer?.id).toBe(7);
  expect(JSON.stringify(customer)).not.toContain("admin");
  const { response } = await visit({ data: {} }, requireCustomer);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/auth"]);
});
