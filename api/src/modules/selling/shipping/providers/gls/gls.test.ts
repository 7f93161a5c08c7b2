import { startGls } from "@curat/stand-ins/gls";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { anAwbRequest, aParcel } from "../../../../../testing/awb-requests.ts";
import { splitStreet } from "../split-street.ts";
import { glsCourier } from "./courier.ts";

const gls = await startGls();
afterAll(() => gls.close());
beforeEach(() => gls.answerWith(undefined));
const now = () => new Date("2026-11-21T10:00:00Z");
const courier = (changes: object = {}) => glsCourier({ ...gls.account, ...changes }, now);
const refusal = (why: string) => ({ ok: false, kind: "refused", message: `GLS a refuzat cererea: ${why}.` });

async function aPoint(isOpenForCash: boolean) {
  const listed = await courier().points?.();
  const point = listed?.ok && listed.value.find((one) => one.takesCashOnDelivery === isOpenForCash);
  if (!point) throw new Error("There is no such point.");
  const { name, county, city, address, postcode } = point;
  return { point, locker: { id: `gls-${point.id}`, name, county, city, address, postcode } };
}

describe("a GLS waybill", () => {
  it("has the pickup address and a numeric house number, and comes with its label", async () => {
    const created = await courier().createAwb(
      anAwbRequest({ parcel: aParcel(25_000, 2), cashOnDeliveryBani: 123_45 }),
    );
    expect(created).toEqual({
      ok: true,
      value: {
        awb: expect.stringMatching(/^\d{13}$/),
        costBani: null,
        document: { courierId: "7001,7002", label: expect.any(Uint8Array) },
      },
    });
    expect(gls.parcels.at(-1)).toMatchObject({
      ClientNumber: 600_500,
      ClientReference: "100001",
      Count: 2,
      CODAmount: 123.45,
      CODCurrency: "RON",
      PickupDate: "/Date(1795255200000)/",
      DeliveryAddress: { Name: "Ana Pop", Street: "Str. Lungă", HouseNumber: "1", CountryIsoCode: "RO" },
      PickupAddress: { Name: "Curat", HouseNumber: "18" },
      ParcelPropertyList: [{ Weight: 25 }, { Weight: 25 }],
    });
  });

  it.each([
    ["Str. Lungă nr. 12A, bl. 3", { Street: "Str. Lungă", HouseNumber: "12", HouseNumberInfo: "A, bl. 3" }],
    ["Str. 1 Decembrie 1918 nr. 5", { Street: "Str. 1 Decembrie 1918", HouseNumber: "5" }],
    ["Bd. Unirii 7", { Street: "Bd. Unirii", HouseNumber: "7" }],
    ["Sat Gilău", { Street: "Sat Gilău" }],
  ])("has the street %j split into GLS' fields", (text, expected) => {
    expect(splitStreet(text)).toEqual(expected);
  });

  it("names the ParcelShop, and is refused if the point does not accept cash on delivery", async () => {
    const { point, locker } = await aPoint(true);
    expect(point).toMatchObject({
      county: expect.stringMatching(/^[A-Z]/),
      schedule: "luni – sâmbătă 08:00–20:00",
    });
    expect((await courier().createAwb(anAwbRequest({ deliveryCode: "GLS_POINT", locker }))).ok).toBe(true);
    expect(gls.parcels.at(-1)).toMatchObject({
      ServiceList: [{ Code: "PSD", PSDParameter: { IntegerValue: Number(point.id) } }],
    });
    const { locker: cashless } = await aPoint(false);
    expect(
      await courier().createAwb(
        anAwbRequest({ deliveryCode: "GLS_POINT", locker: cashless, cashOnDeliveryBani: 10_00 }),
      ),
    ).toEqual(refusal("ParcelShop takes no COD"));
  });

  it("is refused if GLS reports an error with status 200; a response without a number counts as unreachable", async () => {
    expect(await courier({ password: "alta" }).createAwb(anAwbRequest())).toEqual(refusal("Unauthorized"));
    const address = { ...anAwbRequest().address, city: "Sat Nou" };
    expect(await courier().createAwb(anAwbRequest({ address }))).toEqual(refusal("Address is invalid"));
    for (const answer of [
      { status: 200, body: {} },
      { status: 200, body: null },
      { status: 500, body: "Oops" },
    ]) {
      gls.answerWith(answer);
      expect(await courier().createAwb(anAwbRequest())).toMatchObject({ ok: false, kind: "unreachable" });
    }
  });

  it("can be deleted by GLS' own id until pickup", async () => {
    const created = await courier().createAwb(anAwbRequest());
    if (!created.ok || !created.value.document) throw new Error("There is no waybill.");
    const { awb, document } = created.value;
    expect(await courier().cancelAwb(awb)).toMatchObject({ ok: false, kind: "refused" });
    expect(await courier().cancelAwb(awb, document.courierId)).toEqual({ ok: true, value: undefined });
    expect(await courier().cancelAwb(awb, document.courierId)).toEqual(refusal("Parcel cannot be deleted"));
  });
});

describe("a GLS parcel", () => {
  const at = "/Date(1795107480000+0200)/";
  const status = (StatusCode: string, StatusDescription: string, StatusDate = at) => ({
    StatusCode,
    StatusDescription,
    StatusDate,
  });
  const LAST = "2026-11-19T16:58:00.000Z";

  it.each([
    [[], "underway", "AWB înregistrat, coletul așteaptă curierul", null],
    [[status("05", "Livrat")], "delivered", "Livrat", LAST],
    [[status("5", "Livrat")], "delivered", "Livrat", LAST],
    [[status("97", "În locker")], "underway", "În locker", LAST],
    [[status("23", "Retur")], "returned", "Retur", LAST],
    [[status("777", "Ceva nou")], "underway", "Ceva nou", LAST],
    [[status("777", " ")], "underway", "Stare GLS 777", LAST],
    [[status("04", "În livrare", "curând")], "underway", "În livrare", null],
    [
      [status("05", "Livrat"), status("04", "În livrare", "/Date(1795100000000+0200)/")],
      "delivered",
      "Livrat",
      LAST,
    ],
  ])("a parcel after %j is %s", async (statuses, state, text, time) => {
    gls.events.set("770077", statuses);
    expect(await courier().status("770077")).toEqual({
      ok: true,
      value: { state, text, at: time && new Date(time) },
    });
  });

  it("has a refused status if GLS does not know it", async () => {
    expect(await courier().status("404404")).toEqual(refusal("Parcel does not exist"));
  });
});
