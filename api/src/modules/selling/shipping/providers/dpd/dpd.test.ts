import { startDpd } from "@curat/stand-ins/dpd";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { anAwbRequest, aParcel } from "../../../../../testing/awb-requests.ts";
import { dpdCourier } from "./courier.ts";

const dpd = await startDpd();
afterAll(() => dpd.close());
beforeEach(() => dpd.answerWith(undefined));
const courier = (changes: object = {}) => dpdCourier({ ...dpd.account, ...changes });
const refusal = (why: string) => ({ ok: false, kind: "refused", message: `DPD a refuzat cererea: ${why}.` });

async function aPoint(isOpenForCash: boolean) {
  const listed = await courier().points?.();
  const point = listed?.ok && listed.value.find((one) => one.takesCashOnDelivery === isOpenForCash);
  if (!point) throw new Error("There is no such point.");
  const { name, county, city, address, postcode } = point;
  return { point, locker: { id: `dpd-${point.id}`, name, county, city, address, postcode } };
}

describe("a DPD waybill", () => {
  it("has the site of the address, one weight per box, and DPD's price", async () => {
    const created = await courier().createAwb(anAwbRequest({ parcel: aParcel(20_000, 2) }));
    expect(created).toEqual({ ok: true, value: { awb: expect.stringMatching(/^\d{13}$/), costBani: 66_55 } });
    const sent = dpd.shipments.at(-1);
    expect(sent).toMatchObject({
      sender: { clientId: 60_501 },
      recipient: {
        privatePerson: true,
        clientName: "Ana Pop",
        address: { countryId: 642, addressNote: "Str. Lungă 1" },
      },
      service: { serviceId: 2505, additionalServices: {} },
      content: { parcelsCount: 2, totalWeight: 40, parcels: [{ seqNo: 1, weight: 20 }, { seqNo: 2 }] },
      payment: { courierServicePayer: "SENDER" },
      ref1: "100001",
    });
    expect(sent).not.toHaveProperty("recipient.contactName");
    expect(await courier().estimate?.(anAwbRequest({ parcel: aParcel(20_000, 2) }))).toEqual({
      ok: true,
      value: 66_55,
    });
  });

  it("collects cash on delivery in lei, and names a company as the recipient with a contact", async () => {
    const recipient = { ...anAwbRequest().recipient, company: "Curat & Fiii SRL" };
    await courier().createAwb(anAwbRequest({ cashOnDeliveryBani: 123_45, recipient }));
    expect(dpd.shipments.at(-1)).toMatchObject({
      recipient: { privatePerson: false, clientName: "Curat & Fiii SRL", contactName: "Ana Pop" },
      service: {
        additionalServices: { cod: { amount: 123.45, currencyCode: "RON", processingType: "CASH" } },
      },
    });
  });

  it("names the DPD Pickup point, and is refused if the point does not accept cash on delivery", async () => {
    const { point, locker } = await aPoint(true);
    expect(point).toMatchObject({ county: expect.stringMatching(/^[A-Z]/), schedule: "09:00–18:00" });
    expect((await courier().createAwb(anAwbRequest({ deliveryCode: "DPD_POINT", locker }))).ok).toBe(true);
    expect(dpd.shipments.at(-1)).toMatchObject({ recipient: { pickupOfficeId: Number(point.id) } });
    const { locker: cashless } = await aPoint(false);
    expect(
      await courier().createAwb(
        anAwbRequest({ deliveryCode: "DPD_POINT", locker: cashless, cashOnDeliveryBani: 10_00 }),
      ),
    ).toEqual(refusal("Oficiul nu incaseaza ramburs"));
  });

  it("is not requested for a locality that DPD does not know", async () => {
    const before = dpd.shipments.length;
    const address = { ...anAwbRequest().address, city: "Sat Nou", postcode: "999999" };
    expect(await courier().createAwb(anAwbRequest({ address }))).toEqual(
      refusal("localitatea Sat Nou din Cluj nu a fost găsită. Verifică adresa"),
    );
    expect(dpd.shipments).toHaveLength(before);
  });

  it("is refused if DPD reports an error with status 200; a response without a number counts as unreachable", async () => {
    expect(await courier({ password: "alta" }).createAwb(anAwbRequest())).toEqual(
      refusal("Utilizator sau parola incorecta"),
    );
    expect(await courier({ serviceId: 1 }).createAwb(anAwbRequest())).toEqual(refusal("Serviciu invalid"));
    for (const answer of [
      { status: 200, body: {} },
      { status: 200, body: null },
      { status: 500, body: "Oops" },
    ]) {
      dpd.answerWith(answer);
      expect(await courier().createAwb(anAwbRequest())).toMatchObject({ ok: false, kind: "unreachable" });
    }
  });

  it("has labels of all its boxes in both formats and can be cancelled until pickup", async () => {
    const created = await courier().createAwb(anAwbRequest({ parcel: aParcel(20_000, 2) }));
    const awb = created.ok ? created.value.awb : "";
    for (const format of ["A4", "A6"] as const)
      expect(await courier().label(awb, format)).toMatchObject({ ok: true });
    expect(await courier().cancelAwb(awb)).toEqual({ ok: true, value: undefined });
    expect(await courier().status(awb)).toMatchObject({
      value: { state: "cancelled", text: "Expeditie anulata" },
    });
    expect(await courier().cancelAwb(awb)).toEqual(refusal("Expeditia nu mai poate fi anulata"));
    expect(await courier().label("404404", "A4")).toEqual(refusal("Expeditia nu exista"));
  });

  it("can be collected by a visit of the courier", async () => {
    const visit = {
      day: "2026-11-23",
      from: "10:00",
      to: "16:00",
      parcels: 2,
      weightKg: 40,
      awb: "1700000000001",
    };
    expect(await courier().callToShop?.(visit)).toEqual({ ok: true, value: undefined });
    expect(dpd.pickups.at(-1)).toMatchObject({
      pickupDateTime: "2026-11-23T10:00:00",
      visitEndTime: "16:00",
      explicitShipmentIdList: ["1700000000001"],
    });
  });
});

describe("a DPD parcel", () => {
  const op = (operationCode: number, description: string, dateTime = "2026-11-19T18:58:00+0200") => ({
    operationCode,
    description,
    dateTime,
  });

  it.each([
    [[], "underway", "AWB înregistrat, coletul așteaptă curierul", null],
    [[op(-14, "Livrat")], "delivered", "Livrat", "2026-11-19T16:58:00.000Z"],
    [[op(124, "Returnat")], "returned", "Returnat", "2026-11-19T16:58:00.000Z"],
    [[op(128, "Anulat")], "cancelled", "Anulat", "2026-11-19T16:58:00.000Z"],
    [[op(777, "Ceva nou")], "underway", "Ceva nou", "2026-11-19T16:58:00.000Z"],
    [[op(777, " ")], "underway", "Stare DPD 777", "2026-11-19T16:58:00.000Z"],
    [[op(12, "In livrare", "curând")], "underway", "In livrare", null],
    [
      [op(-14, "Livrat"), op(1134, "SMS trimis", "2026-11-19T19:00:00+0200")],
      "delivered",
      "Livrat",
      "2026-11-19T16:58:00.000Z",
    ],
  ])("a parcel after %j is %s", async (operations, state, text, at) => {
    dpd.events.set("770077", operations);
    expect(await courier().status("770077")).toEqual({
      ok: true,
      value: { state, text, at: at && new Date(at) },
    });
  });

  it("has a refused status if DPD does not know it", async () => {
    expect(await courier().status("404404")).toEqual(refusal("Colet inexistent"));
  });
});
