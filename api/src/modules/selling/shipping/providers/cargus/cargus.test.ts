import { startCargus } from "@curat/stand-ins/cargus";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { anAwbRequest, aParcel } from "../../../../../testing/awb-requests.ts";
import { aFreePort } from "../../../../../testing/free-port.ts";
import { cargusCourier } from "./courier.ts";

const cargus = await startCargus();
afterAll(() => cargus.close());
beforeEach(() => cargus.answerWith(undefined));
const now = () => new Date("2026-11-21T10:00:00Z");
const courier = (changes: object = {}) => cargusCourier({ ...cargus.account, ...changes }, now);
const UNREACHABLE = {
  ok: false,
  kind: "unreachable",
  message: "Cargus nu răspunde. Încearcă mai târziu.",
};

describe("a Cargus waybill", () => {
  it("has whole kilograms, dimensions and the price that Cargus calculates", async () => {
    const created = await courier().createAwb(anAwbRequest());
    expect(created).toEqual({ ok: true, value: { awb: expect.stringMatching(/^\d{13}$/), costBani: 24_20 } });
    expect(cargus.shipments.at(-1)).toMatchObject({
      Sender: { LocationId: 501 },
      ServiceId: 34,
      Parcels: 1,
      TotalWeight: 5,
      BankRepayment: 0,
      CustomString: "100001",
      Recipient: { Name: "Ana Pop", CountyName: "Cluj", LocalityName: "Cluj-Napoca", CodPostal: "400001" },
      ParcelCodes: [{ Code: "0", Weight: 5, Length: 30, Width: 19 }],
    });
  });

  it.each([
    [31_000, 1, 34],
    [31_001, 1, 35],
    [50_001, 1, 36],
    [20_000, 3, 39],
    [31_500, 2, 40],
  ])("for %d g × %d uses service %d", async (grams, quantity, ServiceId) => {
    await courier().createAwb(anAwbRequest({ parcel: aParcel(grams, quantity) }));
    expect(cargus.shipments.at(-1)).toMatchObject({ ServiceId });
  });

  it("requests cash on delivery by bank transfer, and names the company as the recipient", async () => {
    const recipient = { ...anAwbRequest().recipient, company: "Curat & Fiii SRL" };
    await courier().createAwb(anAwbRequest({ cashOnDeliveryBani: 123_45, recipient }));
    expect(cargus.shipments.at(-1)).toMatchObject({
      BankRepayment: 123.45,
      CashRepayment: 0,
      Recipient: { Name: "Curat & Fiii SRL", ContactPerson: "Ana Pop" },
    });
  });

  it("names the Ship & Go point and its locality", async () => {
    const listed = await courier().points?.();
    const point = listed?.ok && listed.value.find(({ county }) => county === "Cluj");
    if (!point) throw new Error("There is no point in Cluj.");
    const { name, county, city, address, postcode } = point;
    expect(point.schedule).toBe("luni – sâmbătă 08:00–20:00");
    const locker = { id: `cargus-${point.id}`, name, county, city, address, postcode };
    const created = await courier().createAwb(anAwbRequest({ deliveryCode: "CARGUS_SHIPGO", locker }));
    expect(created.ok).toBe(true);
    expect(cargus.shipments.at(-1)).toMatchObject({
      ServiceId: 38,
      DeliveryPudoPoint: Number(point.id),
      Recipient: { LocalityName: city, AddressText: address },
    });
  });

  it("is created for an unknown locality, with an unknown price", async () => {
    const address = { ...anAwbRequest().address, city: "Sat Nou" };
    expect(await courier().createAwb(anAwbRequest({ address }))).toMatchObject({ value: { costBani: null } });
    expect(await courier().estimate?.(anAwbRequest({ address }))).toMatchObject({
      ok: false,
      kind: "refused",
    });
  });

  it("is refused with the courier's message, in any of its formats", async () => {
    const address = { ...anAwbRequest().address, county: "Atlantida" };
    const message = (why: string) => ({
      ok: false,
      kind: "refused",
      message: `Cargus a refuzat cererea: ${why}.`,
    });
    expect(await courier().createAwb(anAwbRequest({ address }))).toEqual(message("Judet invalid"));
    expect(await courier({ key: "alta" }).createAwb(anAwbRequest())).toEqual(
      message("Access denied due to invalid subscription key"),
    );
    for (const body of [["Unu", "Doi"], { Error: "Unu; Doi" }, { message: "Unu; Doi" }, "Unu; Doi"]) {
      cargus.answerWith({ status: 200, body });
      expect(await courier().createAwb(anAwbRequest())).toEqual(message("Unu; Doi"));
    }
  });

  it.each([
    { status: 200, body: { ok: 1 } },
    { status: 200, body: null },
    { status: 500, body: "Oops" },
  ])("the response %j counts as unreachable, because the waybill may exist", async (answer) => {
    cargus.answerWith(answer);
    expect(await courier().createAwb(anAwbRequest())).toMatchObject(UNREACHABLE);
  });

  it("has a label in both formats and can be cancelled until pickup", async () => {
    const created = await courier().createAwb(anAwbRequest());
    const awb = created.ok ? created.value.awb : "";
    for (const format of ["A4", "A6"] as const) {
      const label = await courier().label(awb, format);
      expect(label.ok && Buffer.from(label.value).toString().slice(0, 5)).toBe("%PDF-");
    }
    expect(await courier().cancelAwb(awb)).toEqual({ ok: true, value: undefined });
    expect(await courier().status(awb)).toMatchObject({ value: { state: "cancelled", text: "AWB anulat" } });
    expect(await courier().cancelAwb(awb)).toMatchObject({ ok: false, kind: "refused" });
    expect(await courier().label("404404", "A4")).toMatchObject({ ok: false, kind: "refused" });
  });
});

describe("a Cargus parcel", () => {
  const event = (EventId: number, Description: string, Date = "2026-11-19T18:58:00.17") => ({
    EventId,
    Description,
    Date,
  });

  it.each([
    [[], "underway", "AWB înregistrat, coletul așteaptă curierul", null],
    [[event(21, "Livrat")], "delivered", "Livrat", "2026-11-19T16:58:00.000Z"],
    [[event(7, "Returnat la expeditor")], "returned", "Returnat la expeditor", "2026-11-19T16:58:00.000Z"],
    [[event(88, "Ceva nou")], "underway", "Ceva nou", "2026-11-19T16:58:00.000Z"],
    [[event(88, "")], "underway", "Stare Cargus 88", "2026-11-19T16:58:00.000Z"],
    [[event(5, "Livrare esuata", "curând")], "underway", "Livrare esuata", null],
    [
      [event(21, "Livrat", "2026-11-20T09:00:00"), event(3, "In curs de livrare", "2026-11-20T08:00:00")],
      "delivered",
      "Livrat",
      "2026-11-20T07:00:00.000Z",
    ],
  ])("a parcel after %j is %s", async (events, state, text, at) => {
    cargus.events.set("770077", events);
    expect(await courier().status("770077")).toEqual({
      ok: true,
      value: { state, text, at: at && new Date(at) },
    });
  });

  it("is tracked with a new token once Cargus rejects the old one", async () => {
    const one = courier();
    cargus.events.set("780078", []);
    await one.status("780078");
    const before = cargus.logins();
    cargus.revokeTokens();
    expect((await one.status("780078")).ok).toBe(true);
    expect(cargus.logins() - before).toBe(1);
  });

  it("the status of an unknown parcel is refused, and an unreachable courier is reported", async () => {
    expect(await courier().status("404404")).toMatchObject({ ok: false, kind: "refused" });
    const nobody = courier({ url: `http://127.0.0.1:${await aFreePort()}` });
    expect(await nobody.status("770077")).toEqual(UNREACHABLE);
  });
});
