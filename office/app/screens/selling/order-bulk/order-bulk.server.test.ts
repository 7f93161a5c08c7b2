import { WAYBILL_UNAVAILABLE } from "@curat/contract/staff/orders.values";
import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import { actOnBulk } from "./order-bulk.server.ts";

it("a failed waybill is requested again only if that may succeed", async () => {
  const results = [
    { id: 1, ok: true, why: "" },
    { id: 2, ok: false, why: WAYBILL_UNAVAILABLE.noAccount },
    { id: 3, ok: false, why: WAYBILL_UNAVAILABLE.pickup },
    { id: 4, ok: false, why: "Sameday: adresa nu este cunoscută." },
  ];
  const form = new FormData();
  form.set("form", "again");
  const request = new Request("http://shop.test/admin/comenzi/in-grup/9", { method: "POST", body: form });
  const { requests } = await visit(
    () => ({ body: { data: { id: 9, results } } }),
    (context) => actOnBulk(request, context, "9"),
  );
  expect(await requests[1]?.json()).toEqual({ ids: [4], checked: false });
});
