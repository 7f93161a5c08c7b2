import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import SendPart from "./send-part.route.tsx";

afterEach(cleanup);

const SOAP = { productid: 11, product: "Săpun", code: "S", um: "buc.", quantity: 3 };
const MOP = { productid: 12, product: "Mop", code: "M", um: "buc.", quantity: 1 };

function open(toSend: object[], shown?: object): void {
  const order = { id: 7, number: "100007", to_send: toSend, parcels_version: 4, awb_problem: null };
  const Stub = createRoutesStub([
    { id: "page", path: "/", Component: SendPart, HydrateFallback: () => null },
  ]);
  const actionData = shown ? { page: shown } : {};
  render(<Stub hydrationData={{ loaderData: { page: { order } }, actionData }} />);
}

describe("partial shipment page", () => {
  it("the partial shipment page has a quantity field per product, and no create button before the preview", () => {
    open([SOAP, MOP]);
    const field = screen.getByRole("spinbutton", { name: "Săpun, cantitate" });
    expect([field.getAttribute("name"), field.getAttribute("max")]).toEqual(["pieces[11]", "3"]);
    expect(screen.getByText("Mai sunt de trimis: 3 buc.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Creează coletul" })).toBeNull();
  });

  it("the partial shipment's preview shows items, weight and effects, and submits its version", () => {
    const preview = {
      weight: 900,
      cash: 12.5,
      items: [{ ...SOAP, quantity: 2 }],
      left: [{ ...SOAP, quantity: 1 }, MOP],
      causes: ["Factura se emite la expedierea ultimului colet."],
      version: 6,
    };
    open([SOAP, MOP], {
      form: "send-part",
      values: { "pieces[11]": "2" },
      errors: {},
      messages: [],
      preview,
    });
    for (const text of ["2 buc. × Săpun", "1 buc. × Mop", "900 g", preview.causes[0] ?? ""])
      expect(screen.getByText(text)).toBeDefined();
    const make = screen.getByRole("button", { name: "Creează coletul" });
    const sent = new FormData(make.closest("form") ?? undefined);
    expect([sent.get("version"), sent.get("pieces[11]"), make.getAttribute("value")]).toEqual([
      "6",
      "2",
      "make",
    ]);
  });

  it("the partial shipment page explains that a single remaining piece ships in the order's final parcel", () => {
    open([MOP]);
    expect(screen.getByText(/restul produselor se expediază într-un singur colet/)).toBeDefined();
    expect(screen.queryByRole("spinbutton")).toBeNull();
  });
});
