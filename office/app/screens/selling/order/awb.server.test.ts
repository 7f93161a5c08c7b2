import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { changeOrder } from "./order.server.ts";

async function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ form: "own-awb", ...fields })) form.set(name, value);
  const request = new Request("http://shop.test/admin/comenzi/1", { method: "POST", body: form });
  const { result, requests } = await visit(
    () => ({ body: { data: {} } }),
    (context) => changeOrder(request, context, "1"),
  );
  return { result, requests };
}

it("a waybill number entered by hand is saved", async () => {
  const { result, requests } = await send({ awb: "7000123", courier: "FAN" });
  const bodies = await Promise.all(requests.map((call) => call.json()));
  expect(bodies).toEqual([{ awb: "7000123", courier: "FAN" }]);
  expect(leadsTo(result)).toBe("/comenzi/1");
});

// Without a number, the same endpoint would request a waybill from the courier.
it("an empty waybill number is refused without an API request", async () => {
  const { result, requests } = await send({ awb: " ", courier: "FAN" });
  expect(requests).toEqual([]);
  expect((result as { data: object }).data).toMatchObject({
    errors: { awb: ["Câmpul AWB este obligatoriu."] },
    values: { courier: "FAN" },
  });
});
