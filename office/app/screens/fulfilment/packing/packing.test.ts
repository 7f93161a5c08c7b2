import { describe, expect, it } from "vitest";
import type { Scanned } from "@curat/contract/staff/packing";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { scanMessageOf } from "./outcome.ts";
import { packingAddress } from "./packing-address.ts";
import { pack } from "./packing.server.ts";

const order = { id: 7, number: "100007" } as Scanned["order"];
const scanned = (changes: Partial<Scanned>): Scanned => ({
  outcome: "counted",
  code: "LAV-2L",
  product: "Detergent",
  order,
  ...changes,
});

describe("scan result", () => {
  it.each<[Partial<Scanned>, boolean, string]>([
    [{}, true, "În colet: Detergent."],
    [{ outcome: "wrong_product" }, false, "Produs greșit: Detergent nu este în această comandă."],
    [{ outcome: "too_many" }, false, "Prea multe bucăți: coletul conține deja toate bucățile de Detergent."],
    [{ outcome: "unknown_code", product: null }, false, "Cod necunoscut: LAV-2L."],
    [{ outcome: "not_packable", product: null }, false, "Comanda 100007 nu se împachetează acum."],
  ])("saidOf returns a message for the scan %j", (changes, isGood, text) => {
    expect(scanMessageOf(scanned(changes))).toEqual({ isGood, text });
  });
});

describe("packing scan", () => {
  const scan = (at: string, answer: Scanned) => {
    const url = new URL(`https://curat.ro/admin${at}`);
    const body = new URLSearchParams({ form: "scan", code: "LAV-2L", key: "k" });
    const request = new Request(url, { method: "POST", body });
    return visit(
      () => ({ body: { data: answer } }),
      (context) => pack(request, context, url),
      { path: at },
    );
  };

  it("scanning an order's code opens that order or confirms a finished one", async () => {
    const opened = await scan("/impachetare?id=7&id=9", scanned({ outcome: "opened" }));
    expect(leadsTo(opened.result)).toBe("/impachetare?id=7&id=9&comanda=7");
    const finished = await scan("/impachetare?id=7&comanda=7", scanned({ outcome: "finished" }));
    expect(leadsTo(finished.result)).toBe("/impachetare?id=7&gata=7");
  });

  it("scanning a product sends it for the current order", async () => {
    const { result, requests } = await scan("/impachetare?comanda=7", scanned({}));
    expect(await requests[0]?.json()).toEqual({ code: "LAV-2L", key: "k", orderid: 7 });
    expect(result).toMatchObject({ data: { message: { isGood: true } }, init: { status: 200 } });
    const wrong = await scan("/impachetare?comanda=7", scanned({ outcome: "wrong_product" }));
    expect(wrong.result).toMatchObject({ data: { message: { isGood: false } }, init: { status: 422 } });
  });
});

it("packingAddress keeps the selected orders", () => {
  const url = new URL("https://curat.ro/admin/impachetare?id=1&comanda=1&id=2");
  expect(packingAddress(url, {})).toBe("/impachetare?id=1&id=2");
  expect(packingAddress(new URL("https://curat.ro/admin/impachetare"), {})).toBe("/impachetare");
});
