import { startPacketa } from "@curat/stand-ins/packeta";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { anAwbRequest } from "../../../../../testing/awb-requests.ts";
import { packetaCourier } from "./courier.ts";

const packeta = await startPacketa();
afterAll(() => packeta.close());
beforeEach(() => {
  packeta.answerWith(undefined);
  packeta.makeLists(false);
});
const courier = (changes: object = {}) => packetaCourier({ ...packeta.account, ...changes });
const refusal = (why: string) => ({
  ok: false,
  kind: "refused",
  message: `Packeta a refuzat cererea: ${why}.`,
});

async function aPoint(isOpenForCash: boolean) {
  const listed = await courier().points?.();
  const point = listed?.ok && listed.value.find((one) => one.takesCashOnDelivery === isOpenForCash);
  if (!point) throw new Error("There is no such point.");
  const { name, county, city, address, postcode } = point;
  return { point, locker: { id: `packeta-${point.id}`, name, county, city, address, postcode } };
}

describe("a Packeta waybill", () => {
  it("to an address uses Packeta's home delivery carrier and contains the order's value", async () => {
    const recipient = { ...anAwbRequest().recipient, name: "Ana Maria Pop", company: "Curat & Fiii SRL" };
    const request = anAwbRequest({ recipient, cashOnDeliveryBani: 123_45, valueBani: 130_00 });
    expect(await courier().createAwb(request)).toEqual({
      ok: true,
      value: {
        awb: expect.stringMatching(/^Z\d{13}$/),
        costBani: null,
        document: { courierId: expect.any(String), label: null },
      },
    });
    expect(packeta.packets.at(-1)).toEqual({
      number: "100001",
      name: "Ana",
      surname: "Maria Pop",
      company: "Curat & Fiii SRL",
      email: "ana@example.com",
      phone: "+40740123456",
      addressId: "4161",
      currency: "RON",
      cod: "123.45",
      value: "130",
      weight: "4.6",
      note: "Sunați înainte",
      street: "Str. Lungă",
      houseNumber: "1",
      city: "Cluj-Napoca",
      zip: "400001",
      eshop: "curat",
    });
  });

  it("to a pickup point contains the point's id, and is refused if the point does not accept cash on delivery", async () => {
    const { point, locker } = await aPoint(true);
    expect(point.county).toMatch(/^[A-Z]/);
    expect((await courier().createAwb(anAwbRequest({ deliveryCode: "PACKETA_POINT", locker }))).ok).toBe(
      true,
    );
    expect(packeta.packets.at(-1)).toMatchObject({ addressId: point.id });
    expect(packeta.packets.at(-1)).not.toHaveProperty("street");
    const { locker: cashless } = await aPoint(false);
    expect(
      await courier().createAwb(
        anAwbRequest({ deliveryCode: "PACKETA_POINT", locker: cashless, cashOnDeliveryBani: 10_00 }),
      ),
    ).toEqual(refusal("cod: punctul nu incaseaza ramburs"));
  });

  it("both kinds of points are listed, and a list that Packeta is still generating counts as unreachable", async () => {
    const listed = await courier().points?.();
    const names = listed?.ok ? listed.value.map(({ name }) => name).join() : "";
    expect(names).toMatch(/Z-BOX/);
    expect(names).toMatch(/Packeta/);
    packeta.makeLists(true);
    expect(await courier().points?.()).toMatchObject({ ok: false, kind: "unreachable" });
  });

  it("is refused with Packeta's fault; a response without a number counts as unreachable", async () => {
    expect(await courier({ apiPassword: "alta" }).createAwb(anAwbRequest())).toEqual(
      refusal("Parola API este gresita"),
    );
    expect(await courier({ eshop: "altul" }).logIn()).toEqual(refusal("Expeditorul nu exista"));
    expect(await courier({ eshop: "altul", homeCarrier: 1 }).createAwb(anAwbRequest())).toEqual(
      refusal("eshop: nu exista; addressId: nu exista"),
    );
    for (const body of [
      "",
      "<h1>Mentenanță</h1>",
      "<response><status>ok",
      "<response><status>ok</status></response>",
    ]) {
      packeta.answerWith({ status: 200, body });
      expect(await courier().createAwb(anAwbRequest())).toMatchObject({ ok: false, kind: "unreachable" });
    }
  });

  it("has a label in both formats and can be cancelled until pickup", async () => {
    const { locker } = await aPoint(true);
    for (const request of [anAwbRequest(), anAwbRequest({ deliveryCode: "PACKETA_POINT", locker })]) {
      const created = await courier().createAwb(request);
      const awb = created.ok ? created.value.awb : "";
      for (const format of ["A4", "A6"] as const)
        expect(await courier().label(awb, format)).toMatchObject({ ok: true });
      expect(await courier().cancelAwb(awb)).toEqual({ ok: true, value: undefined });
      expect(await courier().status(awb)).toMatchObject({
        value: { state: "cancelled", text: "Colet anulat" },
      });
      expect(await courier().cancelAwb(awb)).toEqual(refusal("Coletul nu mai poate fi anulat"));
    }
    expect(await courier().label("Z404404", "A4")).toEqual(refusal("Coletul nu exista"));
  });
});

describe("a Packeta parcel", () => {
  const AT = "2026-11-19T17:58:00+01:00";
  const LAST = "2026-11-19T16:58:00.000Z";

  it.each([
    [1, "Date primite", AT, "underway", "AWB înregistrat, coletul așteaptă curierul", null],
    [7, "Livrat", AT, "delivered", "Livrat", LAST],
    [7, "Livrat", "2026-11-19T17:58:00", "delivered", "Livrat", LAST],
    [10, "Returnat", AT, "returned", "Returnat", LAST],
    [99, "Ceva nou", AT, "underway", "Ceva nou", LAST],
    [99, "", AT, "underway", "Stare Packeta 99", LAST],
    [5, "Gata de ridicare", "curând", "underway", "Gata de ridicare", null],
  ])("with the status %d (%s) at %s is %s", async (statusCode, statusText, dateTime, state, text, time) => {
    packeta.events.set("770077", [{ statusCode, statusText, dateTime }]);
    expect(await courier().status("Z770077")).toEqual({
      ok: true,
      value: { state, text, at: time && new Date(time) },
    });
  });

  it("has a refused status if Packeta does not know it", async () => {
    expect(await courier().status("Z404404")).toEqual(refusal("Coletul nu exista"));
  });
});
