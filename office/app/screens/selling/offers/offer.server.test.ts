import { expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { changeOffer, loadOffer } from "./offer.server.ts";

const LINE = { asked: "DET-1", product_id: 7, code: "DET-1", name: "Detergent", unit: "buc.", quantity: 12 };
const SAVED = {
  id: 4,
  version: 3,
  days: 14,
  note: "",
  lines: [{ ...LINE, price: 12.9, cost: null, vat_percent: 21 }],
};
const TYPED = {
  form: "offer",
  act: "send",
  version: "2",
  days: "14",
  note: "",
  "lines.0.asked": "DET-1",
  "lines.0.product_id": "7",
  "lines.0.was": "DET-1",
  "lines.0.code": "DET-1",
  "lines.0.name": "Detergent",
  "lines.0.unit": "buc.",
  "lines.0.quantity": "12",
  "lines.0.price": "12,90",
  "lines.0.vat_percent": "21",
};

function press(fields: Record<string, string>, sent: { status: number; body: object }) {
  const body = new URLSearchParams({ ...TYPED, ...fields });
  const request = new Request("https://curat.ro/admin/oferte/4", { method: "POST", body });
  return visit(
    ({ method }) => (method === "PUT" ? { status: 200, body: { data: SAVED } } : sent),
    (context) => changeOffer(request, context, "4"),
  );
}

it("sending an offer saves the form first and then sends the saved version", async () => {
  const { result, requests } = await press({}, { status: 200, body: { data: SAVED } });
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ["PUT", "/api/v1/staff/offers/4"],
    ["POST", "/api/v1/staff/offers/4/send"],
  ]);
  expect(await requests[0]?.json()).toMatchObject({ version: 2, lines: [{ product_id: 7, price: 12.9 }] });
  expect(await requests[1]?.json()).toEqual({ version: 3 });
  expect(leadsTo(result)).toBe("/oferte/4");
});

it("a missing value is reported at its line in the saved form", async () => {
  const errors = { "lines.0.price": ["Rândul 1 nu are preț: completează-l sau elimină rândul."] };
  const { result } = await press(
    { "lines.1.code": "", "lines.1.name": "" },
    { status: 422, body: { errors } },
  );
  const { data, init } = result as { data: Refused; init: ResponseInit | null };
  // A response with status 200 makes the page reload the saved version.
  expect(init?.status).toBeUndefined();
  expect(data).toMatchObject({ form: "offer", errors, values: { "lines.0.price": "12,90" } });
  expect(data.values).not.toHaveProperty("lines.1.name");
});

it("saving an offer does not send it", async () => {
  const { requests } = await press({ act: "" }, { status: 500, body: {} });
  expect(requests.map(({ method }) => method)).toEqual(["PUT"]);
});

it("the offer page warns about a price below cost", async () => {
  const lines = [...SAVED.lines, { ...LINE, product_id: null, price: 5, cost: null }];
  const answers: Record<string, unknown> = {
    "/me": { permissions: [] },
    "/offers/4": { ...SAVED, lines },
    "/margin-checks": [{ productID: 7, warning: "Sub cost." }],
  };
  const { result } = await visit(
    ({ url }) => ({
      body: { data: Object.entries(answers).find(([path]) => url.endsWith(path))?.[1] ?? [] },
    }),
    (context) => loadOffer(context, "4", new URL("https://curat.ro/admin/oferte/4")),
  );
  expect(result).toMatchObject({ warnings: ["Sub cost.", null] });
});
