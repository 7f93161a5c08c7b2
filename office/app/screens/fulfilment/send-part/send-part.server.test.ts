import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { changeOrder } from "../../selling/order/order.server.ts";
import { sendPart } from "./send-part.server.ts";

async function sendForm(fields: Record<string, string>, reported: StubbedResponse) {
  const body = new URLSearchParams({ form: "send-part", version: "4", ...fields });
  const request = new Request("https://curat.ro/admin/comenzi/7/trimite", { method: "POST", body });
  const { result, requests } = await visit(
    () => reported,
    (context) => sendPart(request, context, "7"),
  );
  const [call] = requests;
  return { result, path: call && new URL(call.url).pathname, sent: (await call?.json()) as object };
}
const PREVIEW = { weight: 900, cash: 12.5, items: [], left: [], causes: [], version: 4 };
const typed = {
  "pieces[11]": "2",
  "pieces[12]": "",
  "pieces[13]": "1",
  awb: "",
  courier: "",
  weight: "1200",
};
const ITEMS = [
  { productid: 11, quantity: 2 },
  { productid: 13, quantity: 1 },
];

describe("partial shipment", () => {
  it("a partial shipment is previewed without being created, and typed values are kept", async () => {
    const { result, path, sent } = await sendForm({ ...typed, step: "preview" }, { body: { data: PREVIEW } });
    expect(path).toBe("/api/v1/staff/orders/7/parcels/preview");
    expect(sent).toEqual({ items: ITEMS });
    expect(result).toMatchObject({ data: { preview: PREVIEW, values: { "pieces[11]": "2" } } });
  });

  it("a partial shipment is created from the loaded version and redirects to the order", async () => {
    const { result, path, sent } = await sendForm({ ...typed, step: "make" }, { body: { data: {} } });
    expect(path).toBe("/api/v1/staff/orders/7/parcels");
    expect(sent).toEqual({ items: ITEMS, awb: "", courier: "", weight: 1200, checked: false, version: 4 });
    expect(leadsTo(result)).toBe("/comenzi/7");
  });

  it("a refused partial shipment shows the error at the product", async () => {
    const errors = { "items.1.quantity": ["Mai sunt de trimis 0 buc."] };
    const { result } = await sendForm({ ...typed, step: "make" }, { status: 422, body: { errors } });
    expect(result).toMatchObject({
      data: { errors: { "pieces[13]": ["Mai sunt de trimis 0 buc."] } },
      init: { status: 422 },
    });
  });
});

describe("parcel buttons", () => {
  const press = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ parcel: "5", version: "3", ...fields });
    const request = new Request("https://curat.ro/admin/comenzi/7", { method: "POST", body });
    const { result, requests } = await visit(
      () => ({ body: { data: {} } }),
      (context) => changeOrder(request, context, "7"),
    );
    const [call] = requests;
    return { to: leadsTo(result), method: call?.method, url: call?.url.replace(/^.*\/api\/v1/, "") };
  };

  it("a parcel is handed over or cancelled with one click", async () => {
    expect(await press({ form: "parcel-state", state: "left" })).toEqual({
      to: "/comenzi/7",
      method: "PUT",
      url: "/staff/orders/7/parcels/5/state",
    });
    expect(await press({ form: "parcel-give-up" })).toEqual({
      to: "/comenzi/7",
      method: "DELETE",
      url: "/staff/orders/7/parcels/5?version=3",
    });
  });
});
