import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { changeRefund } from "./refund.server.ts";

async function sendForm(
  fields: Record<string, string>,
  reported: StubbedResponse | ((received: Request) => StubbedResponse),
) {
  const body = new URLSearchParams({ form: "refund", version: "4", ...fields });
  const request = new Request("https://curat.ro/admin/comenzi/7/ramburseaza", { method: "POST", body });
  const { result, requests } = await visit(
    typeof reported === "function" ? reported : () => reported,
    (context) => changeRefund(request, context, "7"),
  );
  const [call] = requests;
  return { result, path: call && new URL(call.url).pathname, sent: (await call?.json()) as object };
}
const PREVIEW = { amount: 12.5, vat: 2.17, lines: [], left: 50 };
const typed = {
  "lines[0]": "2",
  "lines[1]": "",
  amount: "12,50",
  delivery: "1",
  reason: "Lovit",
  iban: "RO1",
};

describe("refund form", () => {
  it("a refund is previewed without being made, and typed values are kept", async () => {
    const { result, path, sent } = await sendForm({ ...typed, step: "preview" }, { body: { data: PREVIEW } });
    expect(path).toBe("/api/v1/staff/orders/7/refunds/preview");
    expect(sent).toEqual({ lines: [{ position: 0, quantity: 2 }], delivery: true, amount: 12.5 });
    expect(result).toMatchObject({
      data: { preview: PREVIEW, values: { reason: "Lovit", "lines[0]": "2" } },
    });
  });

  it("a refund is made from the loaded version and redirects to the order", async () => {
    const { result, path, sent } = await sendForm({ ...typed, step: "give" }, { body: { data: {} } });
    expect(path).toBe("/api/v1/staff/orders/7/refunds");
    expect(sent).toMatchObject({ reason: "Lovit", iban: "RO1", version: 4, amount: 12.5 });
    expect(leadsTo(result)).toBe("/comenzi/7");
  });

  it("a refund form keeps its preview and button while the second factor is required", async () => {
    const { result } = await sendForm({ ...typed, step: "give" }, ({ url }) =>
      url.endsWith("/preview")
        ? { body: { data: PREVIEW } }
        : { status: 403, body: { error: "second_factor_required" } },
    );
    expect(result).toMatchObject({
      data: { needs: "second-factor", preview: PREVIEW, values: { reason: "Lovit", iban: "RO1" } },
      init: { status: 403 },
    });
  });

  it("a refused refund shows the error at its field", async () => {
    const errors = { amount: ["Se mai pot restitui cel mult 5.00 lei."] };
    const { result } = await sendForm({ ...typed, step: "give" }, { status: 422, body: { errors } });
    expect(result).toMatchObject({ data: { errors, values: { amount: "12,50" } }, init: { status: 422 } });
  });
});
