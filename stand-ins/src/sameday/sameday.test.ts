import { afterAll, describe, expect, it } from "vitest";
import { SAMEDAY_ACCOUNT, startSameday } from "./index.ts";
import { labelPdf } from "./answers.ts";
import { LOCKERS } from "./lockers.ts";

let now = new Date("2026-11-21T10:00:00Z");
const sameday = await startSameday({ port: 0, stageSeconds: 600, now: () => now });
afterAll(() => sameday.close());

async function sendRequest(path: string, init: RequestInit = {}) {
  const response = await fetch(sameday.url + path, init);
  // The tests assert the shape of the courier's JSON.
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

async function logIn(): Promise<{ "x-auth-token": string }> {
  const { username, password } = SAMEDAY_ACCOUNT;
  const headers = { "x-auth-username": username, "x-auth-password": password };
  const { body } = await sendRequest("/api/authenticate", { method: "POST", headers });
  return { "x-auth-token": body.token ?? "" };
}

const FORM = {
  pickupPoint: "801",
  packageType: "0",
  packageNumber: "1",
  packageWeight: "3.5",
  service: "7",
  awbPayment: "1",
  cashOnDelivery: "0",
  insuredValue: "0",
  thirdPartyPickup: "0",
  "awbRecipient[name]": "Ana Pop",
  "awbRecipient[phoneNumber]": "+40740123456",
  "awbRecipient[personType]": "0",
  "awbRecipient[county]": "14",
  "awbRecipient[cityString]": "Cluj-Napoca",
  "awbRecipient[address]": "Str. Lungă 1",
  "parcels[0][weight]": "3.5",
};
async function sendAwb(changes: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...FORM, ...changes });
  return sendRequest("/api/awb", { method: "POST", headers: await logIn(), body });
}
const lockerWhere = (supportedPayment: 0 | 1) => {
  const locker = LOCKERS.find((one) => one.supportedPayment === supportedPayment && one.clientVisible === 1);
  return String(locker?.lockerId);
};

describe("the stand-in for Sameday", () => {
  it("calls without the token of the only account are refused", async () => {
    const headers = {
      "x-auth-username": SAMEDAY_ACCOUNT.username,
      "x-auth-password": "gresita",
    };
    expect(await sendRequest("/api/authenticate", { method: "POST", headers })).toMatchObject({
      status: 401,
      body: { message: "Bad credentials." },
    });
    expect((await sendRequest("/api/client/lockers")).status).toBe(401);
    expect((await sendRequest("/api/client/lockers", { headers: { "x-auth-token": "nimic" } })).status).toBe(
      401,
    );
    expect((await sendRequest("/api/client/lockers", { headers: await logIn() })).status).toBe(200);
  });

  it("about 150 lockers are listed page by page, with unique addresses", async () => {
    const { body } = await sendRequest("/api/client/lockers?page=2&countPerPage=100", {
      headers: await logIn(),
    });
    expect(body).toMatchObject({ total: LOCKERS.length, currentPage: 2, pages: 2, perPage: 100 });
    expect(LOCKERS.length).toBeGreaterThan(140);
    expect(new Set(LOCKERS.map(({ county }) => county)).size).toBe(42);
    expect(new Set(LOCKERS.map(({ city, address }) => `${city} ${address}`)).size).toBe(LOCKERS.length);
    expect(new Set(LOCKERS.map(({ city, name }) => `${city} ${name}`)).size).toBe(LOCKERS.length);
    expect(LOCKERS.every(({ postalCode }) => /^\d{6}$/.test(postalCode))).toBe(true);
  });

  it("an issued waybill has a parcel that progresses over time", async () => {
    const { status, body } = await sendAwb();
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { awbCost: 17.2, parcels: [{ position: 1 }] },
    });
    const awb = String(body.awbNumber);
    const at = async (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
      const reported = await sendRequest(`/api/client/awb/${awb}/status`, { headers: await logIn() });
      return reported.body.expeditionStatus as unknown as { status: string };
    };
    expect((await at(0)).status).toBe("AWB Emis");
    expect((await at(11)).status).toBe("Ridicata de la client");
    expect((await at(40)).status).toBe("Livrata cu succes");
    expect((await sendRequest(`/stand-in/awb/${awb}/returned`, { method: "POST" })).status).toBe(200);
    expect((await at(0)).status).toBe("Retur");
    expect((await sendRequest("/api/client/awb/1ABC/status", { headers: await logIn() })).status).toBe(404);
  });

  it("a waybill can be cancelled once, before its parcel is picked up", async () => {
    const remove = async (awb: string) => {
      const headers = await logIn();
      const response = await fetch(`${sameday.url}/api/awb/${awb}`, { method: "DELETE", headers });
      return [response.status, await response.text()];
    };
    const waiting = String((await sendAwb()).body.awbNumber);
    expect(await remove(waiting)).toEqual([204, ""]);
    expect((await remove(waiting))[0]).toBe(404);
    const picked = String((await sendAwb()).body.awbNumber);
    await sendRequest(`/stand-in/awb/${picked}/picked`, { method: "POST" });
    expect((await remove(picked))[0]).toBe(409);
    expect((await remove("1ABC"))[0]).toBe(404);
  });

  it.each<[string, Record<string, string>, object]>([
    ["an unknown pickup point", { pickupPoint: "1" }, { pickupPoint: { errors: ["The given pickupPoint is invalid!"] } }],
    ["an unknown service", { service: "99" }, { service: { errors: ["The given service is invalid!"] } }],
    ["an unknown county", { "awbRecipient[county]": "99" }, { awbRecipient: { children: { county: { errors: ["Invalid county."] } } } }],
    ["a recipient without a name", { "awbRecipient[name]": " " }, { awbRecipient: { children: { name: { errors: ["This value should not be blank."] } } } }],
    ["a company without its name", { "awbRecipient[personType]": "1" }, { awbRecipient: { children: { companyName: {} } } }],
    ["an overweight parcel", { "parcels[0][weight]": "30.1" }, { parcels: { children: { 0: { children: { weight: { errors: ["Greutatea maxima a unui colet este de 30 kg."] } } } } } }],
    ["a wrong parcel count", { packageNumber: "2" }, { packageNumber: { errors: ["The number of parcels does not match."] } }],
    ["a negative amount", { cashOnDelivery: "-1" }, { cashOnDelivery: { errors: ["This value should be zero or more."] } }],
    ["an unknown locker", { service: "15", lockerLastMile: "1" }, { lockerLastMile: { errors: ["The given locker is invalid!"] } }],
    ["cash at a locker without cash payment", { service: "15", lockerLastMile: lockerWhere(0), cashOnDelivery: "50" }, { cashOnDelivery: { errors: ["Lockerul ales nu accepta plata rambursului."] } }],
    ["21 kg for a locker", { service: "15", lockerLastMile: lockerWhere(1), "parcels[0][weight]": "21" }, { packageWeight: { errors: ["Greutatea maxima in locker este de 20 kg."] } }],
  ])("a waybill with %s is refused", async (_what, changes, children) => {
    expect(await sendAwb(changes)).toMatchObject({
      status: 400,
      body: { message: "Validation Failed", errors: { children } },
    });
  }); // oxfmt-ignore

  it("cash on delivery is accepted at a locker that supports it", async () => {
    expect(
      (await sendAwb({ service: "15", lockerLastMile: lockerWhere(1), cashOnDelivery: "50" })).status,
    ).toBe(201);
  });
});

describe("a Sameday label", () => {
  it("a label shows the complete waybill number within the page", () => {
    const awb = "1ONB24123456789012";
    const page = labelPdf(awb).toString("latin1");
    const [, points, left] = new RegExp(`/F1 (\\d+) Tf (\\d+) \\d+ Td \\(${awb}\\)`).exec(page) ?? [];
    const width = Number(/MediaBox \[0 0 (\d+)/.exec(page)?.[1]);
    const ends = Number(left) + awb.length * 0.67 * Number(points);
    expect(Number(points)).toBeGreaterThan(15);
    expect(ends).toBeLessThan(width);
  });
});
