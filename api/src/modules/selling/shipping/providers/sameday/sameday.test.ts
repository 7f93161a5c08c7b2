import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { SamedayAccount } from "../../../../../config.ts";
import { aFreePort } from "../../../../../testing/free-port.ts";
import { parcelOf } from "../../locker-fit.rules.ts";
import type { AwbRequest } from "../../shipping.port.ts";
import { samedayClient } from "./client.ts";
import { samedayCourier } from "./courier.ts";
import { createdAwb } from "./sameday.wire.ts";

const START = new Date("2026-11-21T10:00:00Z");
const DAY_MS = 86_400_000;
let now = START;
const sameday = await startSameday({ port: 0, now: () => now });
afterAll(() => sameday.close());
beforeEach(() => {
  now = START;
});

const account: SamedayAccount = { ...SAMEDAY_ACCOUNT, url: sameday.url };
const client = (changes: Partial<SamedayAccount> = {}) =>
  samedayClient({ ...account, ...changes }, () => now);
const courier = (changes: Partial<SamedayAccount> = {}) =>
  samedayCourier({ ...account, ...changes }, () => now);
const soap = { widthMm: 100, depthMm: 100, heightMm: 250, weightGrams: 1_000 };

function aRequest(changes: Partial<AwbRequest> = {}): AwbRequest {
  return {
    deliveryCode: "SAMEDAY_HOME",
    orderNumber: 100_001,
    recipient: { name: "Ana Pop", phone: "+40740123456", email: "ana@example.com", company: null },
    address: { county: "Iași", city: "Iași", street: "Str. Lungă 1", postcode: "" },
    locker: null,
    parcel: parcelOf([{ ...soap, quantity: 3 }]),
    cashOnDeliveryBani: 0,
    observation: "",
    labelFormat: "A4",
    ...changes,
  };
}
const aLocker = async (takesCash: boolean) => {
  const listed = await client().listLockers();
  if (!listed.ok) throw new Error(listed.message);
  const found = listed.value.find((one) => (one.supportedPayment === 1) === takesCash);
  if (!found) throw new Error("No such locker.");
  const { lockerId, name, address, city, county } = found;
  return { id: lockerId, name, address, city, county, postcode: found.postalCode ?? "" };
};

describe("the Sameday token", () => {
  it("the token is requested once, even for concurrent calls", async () => {
    const before = sameday.logins();
    const one = client();
    const answers = await Promise.all([one.listServices(), one.listCounties(), one.listPickupPoints()]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await one.listLockers();
    expect(sameday.logins() - before).toBe(1);
  });

  it("the token is renewed when it expires", async () => {
    const one = client();
    await one.listServices();
    const before = sameday.logins();
    now = new Date(START.getTime() + 14 * DAY_MS - 120_000);
    await one.listServices();
    expect(sameday.logins() - before).toBe(0);
    now = new Date(START.getTime() + 14 * DAY_MS);
    expect((await one.listServices()).ok).toBe(true);
    expect(sameday.logins() - before).toBe(1);
  });

  it("the token is renewed when the courier refuses it", async () => {
    const one = client();
    await one.listServices();
    const before = sameday.logins();
    sameday.revokeTokens();
    const answers = await Promise.all([one.listServices(), one.listCounties(), one.listPickupPoints()]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(sameday.logins() - before).toBeLessThanOrEqual(2);
  });

  it("a login with a wrong password is refused without retries", async () => {
    expect(await client({ password: "alta" }).listServices()).toEqual({
      ok: false,
      kind: "refused",
      message: "Sameday a refuzat cererea: Bad credentials.",
    });
  });
});

it("lists are read page by page to the end", async () => {
  const lockers = await client().listLockers();
  expect(lockers.ok && lockers.value.length).toBeGreaterThan(140);
  const counties = await client().listCounties();
  expect(counties.ok && counties.value.length).toBe(42);
});

describe("a waybill of Sameday", () => {
  it("a waybill for home delivery has a price estimate and a label", async () => {
    const one = courier();
    expect(await one.estimate(aRequest())).toEqual({ ok: true, value: 16_40 });
    const made = await one.createAwb(aRequest());
    expect(made).toEqual({
      ok: true,
      value: { awb: expect.stringMatching(/^1SDY\d{13}$/), costBani: 16_40 },
    });
    const label = await one.label(made.ok ? made.value.awb : "", "A6");
    expect(label.ok && Buffer.from(label.value).toString("latin1", 0, 5)).toBe("%PDF-");
  });

  it("a waybill splits weights above 30 kg into several parcels", async () => {
    const parcel = parcelOf([{ ...soap, weightGrams: 5_300, quantity: 12 }]);
    // Three boxes: 5 + 5 + 2 canisters, 63.6 kg.
    expect(await courier().createAwb(aRequest({ parcel }))).toMatchObject({
      ok: true,
      value: { costBani: 3 * 14_00 + 64 * 80 },
    });
  });

  it("a locker waybill with cash on delivery is refused if the locker does not support it", async () => {
    const deliveryCode = "SAMEDAY_EASYBOX";
    const cash = { deliveryCode, cashOnDeliveryBani: 50_00 } as const;
    const taken = await courier().createAwb(aRequest({ ...cash, locker: await aLocker(true) }));
    expect(taken.ok).toBe(true);
    expect(await courier().createAwb(aRequest({ ...cash, locker: await aLocker(false) }))).toEqual({
      ok: false,
      kind: "refused",
      message: "Sameday a refuzat cererea: cashOnDelivery: Lockerul ales nu accepta plata rambursului.",
    });
  });

  it.each<[string, Partial<AwbRequest>, string]>([
    [
      "for an unknown county",
      { address: { ...aRequest().address, county: "Atlantida" } },
      "Sameday a refuzat cererea: județul Atlantida nu a fost găsit.",
    ],
    [
      "for a recipient without a name",
      { recipient: { ...aRequest().recipient, name: "" } },
      "Sameday a refuzat cererea: awbRecipient.name: This value should not be blank.",
    ],
    [
      "for a piece above the weight limit",
      { parcel: parcelOf([{ ...soap, weightGrams: 30_001, quantity: 1 }]) },
      "Sameday a refuzat cererea: parcels.0.weight: Greutatea maxima a unui colet este de 30 kg.",
    ],
  ])("a waybill is refused %s, with the courier's message", async (_what, changes, message) => {
    expect(await courier().createAwb(aRequest(changes))).toEqual({ ok: false, kind: "refused", message });
  });

  it("a waybill requires a pickup point of the account", async () => {
    expect((await courier({ pickupPointId: 802 }).createAwb(aRequest())).ok).toBe(true);
    expect(await courier({ pickupPointId: 5 }).createAwb(aRequest())).toMatchObject({
      ok: false,
      kind: "refused",
      message: "Sameday a refuzat cererea: pickupPoint: The given pickupPoint is invalid.",
    });
  });
});

it("a Sameday waybill can be cancelled until pickup; later, the courier's refusal is returned", async () => {
  const one = courier();
  const made = await one.createAwb(aRequest());
  const awb = made.ok ? made.value.awb : "";
  sameday.setStage(awb, "picked");
  expect(await one.cancelAwb(awb)).toEqual({
    ok: false,
    kind: "refused",
    message: "Sameday a refuzat cererea: AWB-ul nu poate fi anulat: coletul a fost ridicat.",
  });
  sameday.setStage(awb, "issued");
  expect(await one.cancelAwb(awb)).toEqual({ ok: true, value: undefined });
  expect(await one.status(awb)).toMatchObject({ ok: true, value: { state: "cancelled" } });
});

describe("the status of a Sameday parcel", () => {
  it.each([
    ["issued", "underway", "Document de transport emis"],
    ["underway", "underway", "Coletul este in livrare"],
    ["delivered", "delivered", "Coletul a fost livrat"],
    ["returned", "returned", "Coletul se intoarce la expeditor"],
    ["canceled", "cancelled", "AWB anulat"],
  ] as const)("a parcel in stage %s is %s", async (stage, state, text) => {
    const one = courier();
    const made = await one.createAwb(aRequest());
    const awb = made.ok ? made.value.awb : "";
    sameday.setStage(awb, stage);
    expect(await one.status(awb)).toEqual({ ok: true, value: { state, text, at: START } });
  });

  it("an unknown waybill number is refused", async () => {
    expect(await courier().status("1ABC")).toEqual({
      ok: false,
      kind: "refused",
      message: "Sameday a refuzat cererea: AWB not found.",
    });
  });
});

it("a waybill with an unreadable cost is not lost", () => {
  expect(createdAwb.parse({ awbNumber: "1SDY1", awbCost: "12.50 lei" })).toEqual({
    awbNumber: "1SDY1",
    awbCost: null,
  });
});

it("an unreachable courier is reported", async () => {
  const nobody = { url: `http://127.0.0.1:${await aFreePort()}` };
  const fault = {
    ok: false,
    kind: "unreachable",
    message: "Sameday nu răspunde. Încearcă mai târziu.",
  };
  expect(await courier(nobody).createAwb(aRequest())).toEqual(fault);
  expect(await client(nobody).listLockers()).toEqual(fault);
});

it("partner shops are listed next to lockers, and a waybill names them", async () => {
  const partner = await startSameday({ port: 0, now: () => now, hasShops: true });
  const own = courier({ url: partner.url });
  const listed = await own.points?.();
  const shops = listed?.ok ? listed.value.filter(({ id }) => id.startsWith("ooh-")) : [];
  expect(shops.map(({ name }) => name)).toEqual([1, 2, 3].map((number) => `Magazin partener ${number}`));
  const [shop] = shops;
  if (!shop) throw new Error("There is no shop.");
  const { id, name, county, city, address, postcode } = shop;
  const locker = { id, name, county, city, address, postcode };
  const created = await own.createAwb(aRequest({ deliveryCode: "SAMEDAY_EASYBOX", locker }));
  expect(created.ok).toBe(true);
  await partner.close();
  const usual = await courier().points?.();
  expect(usual?.ok && usual.value.some(({ id: one }) => one.startsWith("ooh-"))).toBe(false);
});

it("Sameday's list of changes contains the waybills that changed in a period", async () => {
  const created = await courier().createAwb(aRequest());
  const awb = created.ok ? created.value.awb : "";
  sameday.setStage(awb, "delivered");
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  expect(await courier().changedBetween?.(ago(60), new Date(now.getTime() + 1_000))).toMatchObject({
    ok: true,
    value: expect.arrayContaining([awb]),
  });
  expect((await courier().changedBetween?.(ago(600), now))?.ok).toBe(false);
});
