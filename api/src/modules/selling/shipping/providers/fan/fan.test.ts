import { afterAll, describe, expect, it } from "vitest";
import { startFan } from "@curat/stand-ins/fan";
import { aFreePort } from "../../../../../testing/free-port.ts";
import { parcelOf } from "../../locker-fit.rules.ts";
import type { AwbRequest } from "../../shipping.port.ts";
import { fanCourier } from "./courier.ts";

const fan = await startFan();
afterAll(() => fan.close());
const now = () => new Date("2026-11-21T10:00:00Z");
const courier = (changes: object = {}) => fanCourier({ ...fan.account, ...changes }, now);

function aRequest(changes: Partial<AwbRequest> = {}): AwbRequest {
  return {
    deliveryCode: "FAN_HOME",
    orderNumber: 100_001,
    recipient: { name: "Ana Pop", phone: "+40740123456", email: "ana@example.com", company: null },
    address: { county: "Cluj", city: "Cluj-Napoca", street: "Str. Lungă 1", postcode: "400001" },
    locker: null,
    parcel: parcelOf([{ widthMm: 190, depthMm: 135, heightMm: 300, weightGrams: 5_300, quantity: 7 }]),
    cashOnDeliveryBani: 0,
    observation: "Sunați înainte",
    labelFormat: "A4",
    ...changes,
  };
}

describe("a waybill of FAN Courier", () => {
  it("a waybill has whole kilograms, the number of boxes, and payment by the sender", async () => {
    const created = await courier().createAwb(aRequest());
    expect(created).toEqual({ ok: true, value: { awb: "2332300120218", costBani: 58_00 } });
    expect(fan.shipments.at(-1)).toMatchObject({
      info: {
        service: "Standard",
        packages: { parcel: 2, envelope: 0 },
        weight: 38,
        cod: 0,
        payment: "expeditor",
        observation: "Sunați înainte",
        content: "Comanda 100001",
      },
      recipient: {
        name: "Ana Pop",
        contactPerson: "Ana Pop",
        phone: "+40740123456",
        address: { county: "Cluj", locality: "Cluj-Napoca", street: "Str. Lungă 1", zipCode: "400001" },
      },
    });
  });

  it("a cash-on-delivery waybill uses the account for collected cash and has the company as recipient", async () => {
    const recipient = { ...aRequest().recipient, company: "Curat & Fiii SRL" };
    await courier().createAwb(aRequest({ cashOnDeliveryBani: 123_45, recipient }));
    expect(fan.shipments.at(-1)).toMatchObject({
      info: { service: "Cont Colector", cod: 123.45 },
      recipient: { name: "Curat & Fiii SRL", contactPerson: "Ana Pop" },
    });
  });

  it("a refused waybill reports the courier's message", async () => {
    const address = { ...aRequest().address, county: "Atlantida" };
    const message = "FAN Courier a refuzat cererea: recipient.address.county: Judet invalid.";
    expect(await courier().createAwb(aRequest({ address }))).toEqual({ ok: false, kind: "refused", message });
    expect(await courier({ clientId: 1 }).createAwb(aRequest())).toMatchObject({
      ok: false,
      message: "FAN Courier a refuzat cererea: Client invalid.",
    });
    expect(await courier({ password: "alta" }).createAwb(aRequest())).toMatchObject({
      ok: false,
      message: "FAN Courier a refuzat cererea: Date de autentificare incorecte.",
    });
  });

  it.each([
    { status: "success", message: "AWB generat", data: { awb: 1 } },
    { response: [{ awbNumber: null }] },
    { response: [] },
  ])("the response %j counts as unreachable, because the waybill may exist", async (answer) => {
    fan.answerWith(answer);
    expect(await courier().createAwb(aRequest())).toMatchObject({ ok: false, kind: "unreachable" });
    fan.answerWith({ response: [{ awbNumber: null, success: false }] });
    expect(await courier().createAwb(aRequest())).toMatchObject({ ok: false, kind: "refused" });
    fan.answerWith(undefined);
  });

  it("a waybill has a label", async () => {
    const label = await courier().label("2332300120218", "A4");
    expect(label.ok && Buffer.from(label.value).toString()).toBe("%PDF-1.4");
  });
});

it("a FAN waybill can be cancelled until pickup; later, the courier's refusal is returned", async () => {
  fan.events.set("90", []);
  expect(await courier().cancelAwb("90")).toEqual({ ok: true, value: undefined });
  expect(await courier().status("90")).toMatchObject({ ok: true, value: { state: "cancelled" } });
  fan.events.set("91", [{ id: "C0", name: "Expeditie ridicata", date: "2026-11-19 18:58:00" }]);
  expect(await courier().cancelAwb("91")).toEqual({
    ok: false,
    kind: "refused",
    message: "FAN Courier a refuzat cererea: AWB-ul nu poate fi sters.",
  });
});

describe("a parcel of FAN Courier", () => {
  it("a failed attempt or an unknown event leaves a parcel underway, with FAN's own text", async () => {
    for (const [id, name] of [
      ["S50", "Adresa incompleta"],
      ["Z9", "Ceva nou"],
    ] as const) {
      fan.events.set("79", [{ id, name, date: "2026-11-19 18:58:00" }]);
      const reported = await courier().status("79");
      expect(reported).toMatchObject({ ok: true, value: { state: "underway", text: name } });
    }
  });

  const picked = { id: "C0", name: "Expeditie ridicata", date: "2026-11-19 18:58:00" };

  it.each([
    [[], "underway", "AWB înregistrat, coletul așteaptă curierul", null],
    [[picked], "underway", "Expeditie ridicata", "2026-11-19T16:58:00.000Z"],
    [[picked, { ...picked, id: "S2", name: "Livrat" }], "delivered", "Livrat", "2026-11-19T16:58:00.000Z"],
    [
      [picked, { ...picked, id: "S6", name: "Refuz primire" }],
      "returned",
      "Refuz primire",
      "2026-11-19T16:58:00.000Z",
    ],
    [
      [{ ...picked, date: "2026-07-19 18:58:00" }],
      "underway",
      "Expeditie ridicata",
      "2026-07-19T15:58:00.000Z",
    ],
    [[{ ...picked, date: "curând" }], "underway", "Expeditie ridicata", null],
    [[{ ...picked, id: "A1", name: "AWB anulat" }], "cancelled", "AWB anulat", "2026-11-19T16:58:00.000Z"],
  ])("a parcel after %j is %s", async (events, state, text, at) => {
    fan.events.set("77", events);
    expect(await courier().status("77")).toEqual({
      ok: true,
      value: { state, text, at: at && new Date(at) },
    });
  });

  it("a parcel is tracked with a new token when the old one is refused", async () => {
    const one = courier();
    fan.events.set("78", []);
    await one.status("78");
    const before = fan.logins();
    fan.revokeTokens();
    expect((await one.status("78")).ok).toBe(true);
    expect(fan.logins() - before).toBe(1);
  });

  it("the status of an unknown parcel is refused, and an unreachable courier is reported", async () => {
    expect(await courier().status("404")).toMatchObject({ ok: false, kind: "refused" });
    const nobody = courier({ url: `http://127.0.0.1:${await aFreePort()}` });
    expect(await nobody.status("77")).toEqual({
      ok: false,
      kind: "unreachable",
      message: "FAN Courier nu răspunde. Încearcă mai târziu.",
    });
  });
});
