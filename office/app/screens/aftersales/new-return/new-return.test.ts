import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import { createReturn, loadNewReturn } from "./new-return.server.ts";

const line = (productid: number | null, quantity: number, product_type = "product") => ({
  productid,
  product_type,
  product: `Produs ${productid}`,
  quantity,
  um: "buc.",
});
const order = {
  data: { firstname: "Ana", lastname: "Pop", email: "ana@example.com", phone: "+40722123456" },
  items: [line(5, 2), line(5, 1), line(7, 1, "gift"), line(null, 1)],
};

const load = (number: string) =>
  visit(
    (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/me")) return { body: { data: { permissions: ["returns:edit"] } } };
      if (pathname.endsWith("/staff/orders"))
        return { body: { data: [{ id: 9, number: "10012" }], meta: {} } };
      return { body: { data: order } };
    },
    (context) => loadNewReturn(context, new URL(`https://curat.ro/admin/retururi/nou?comanda=${number}`)),
    { path: "/retururi/nou", method: "GET" },
  );

it("a new return finds the order by its exact number and lists each product once", async () => {
  const { result } = await load("10012");
  expect(result).toMatchObject({
    order: { id: 9, buyer: { name: "Ana Pop" }, items: [{ id: "5", quantity: 3, unit: "buc." }] },
  });
  expect((await load("1001")).result).toEqual({ number: "1001", order: undefined });
});

it("a new return submits each product and selects those with a quantity", async () => {
  const form = new FormData();
  const typed = {
    form: "return",
    orderid: "9",
    full_name: "Ana Pop",
    "pieces.5": "2",
    "pieces.8": "0",
    "pieces.l9": "1",
  };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const { requests } = await visit(
    () => ({ status: 422, body: { errors: { email: ["Lipsește."] } } }),
    (context) => createReturn(new Request("https://curat.ro/", { method: "POST", body: form }), context),
  );
  expect(await requests[0]?.json()).toMatchObject({
    orderid: 9,
    refund: "card",
    products: [
      { productid: 5, quantity: 2, selected: true },
      { productid: 8, quantity: 0, selected: false },
      { lineid: 9, quantity: 1, selected: true },
    ],
  });
});
