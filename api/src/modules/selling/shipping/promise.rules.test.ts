import { describe, expect, it } from "vitest";
import { type DeliveryTerms, deliveryTermsSetting, readDeliveryTerms } from "./delivery-terms.ts";
import { homePromise, orderPromise, promiseOf } from "./promise.rules.ts";

const day = { from: 1, to: 1, counties: [] };
const TERMS: DeliveryTerms = {
  cutOff: "13:00",
  preparationDays: 0,
  closedDays: [],
  SAMEDAY_HOME: day,
  SAMEDAY_EASYBOX: day,
  FAN_FANBOX: null,
  CARGUS_HOME: null,
  CARGUS_SHIPGO: null,
  DPD_HOME: null,
  DPD_POINT: null,
  GLS_HOME: null,
  GLS_POINT: null,
  PACKETA_HOME: null,
  PACKETA_POINT: null,
  FAN_HOME: { from: 1, to: 2, counties: [{ county: "TL", from: 2, to: 3 }] },
  STORE_PICKUP: { from: 0, to: 0 },
};
const at = (text: string): Date => new Date(text);
const cluj = { code: "SAMEDAY_HOME", countyCode: "CJ" } as const;
const comes = (now: string, terms = TERMS, requested: object = {}): string | undefined =>
  promiseOf(terms, { ...cluj, ...requested, now: at(now) })?.to;

describe("the promised day", () => {
  it.each([
    // Monday 23 November in Romania, just before one o'clock and at one.
    ["2026-11-23T10:59:59Z", "2026-11-24"],
    ["2026-11-23T11:00:00Z", "2026-11-25"],
    // In summer, Romanian time is three hours ahead of UTC.
    ["2026-07-20T09:59:00Z", "2026-07-21"],
    ["2026-07-20T10:00:00Z", "2026-07-22"],
    // Half past midnight on Tuesday in Bucharest is Monday in UTC.
    ["2026-11-23T22:30:00Z", "2026-11-25"],
    // Couriers do not deliver on Saturday. Saturday's orders leave on Monday.
    ["2026-11-20T10:00:00Z", "2026-11-23"],
    ["2026-11-20T12:00:00Z", "2026-11-24"],
    ["2026-11-21T08:00:00Z", "2026-11-24"],
    // 30 November (Monday) and 1 December are holidays.
    ["2026-11-27T10:00:00Z", "2026-12-02"],
    ["2026-11-27T12:00:00Z", "2026-12-03"],
    ["2026-11-29T12:00:00Z", "2026-12-03"],
    // Orthodox Good Friday and Easter Monday, 10 and 13 April.
    ["2026-04-09T09:00:00Z", "2026-04-14"],
    ["2026-04-09T11:00:00Z", "2026-04-15"],
    // Holidays around New Year: 25 and 26 December, 1, 2, 6 and 7 January.
    ["2026-12-24T09:00:00Z", "2026-12-28"],
    ["2026-12-31T12:00:00Z", "2027-01-05"],
    ["2027-01-05T10:00:00Z", "2027-01-08"],
  ])("the promised day for an order at %s is %s", (now, until) => {
    expect(comes(now)).toBe(until);
  });

  it("a promise includes the order deadline", () => {
    const reported = (now: string) => promiseOf(TERMS, { ...cluj, now: at(now) })?.orderBy.toISOString();
    expect(reported("2026-11-23T08:00:00Z")).toBe("2026-11-23T11:00:00.000Z");
    expect(reported("2026-11-21T08:00:00Z")).toBe("2026-11-23T11:00:00.000Z");
    // The night of the clock change is an hour longer, but the deadline is the same.
    expect(reported("2026-10-24T08:00:00Z")).toBe("2026-10-26T11:00:00.000Z");
  });

  it("packing time and closed days delay the promised day", () => {
    const now = "2026-11-23T08:00:00Z";
    expect(comes(now, { ...TERMS, preparationDays: 2 })).toBe("2026-11-26");
    expect(comes(now, { ...TERMS, closedDays: ["2026-11-23"] })).toBe("2026-11-25");
    // The shop is closed on Tuesday, but the courier still delivers.
    expect(comes(now, { ...TERMS, closedDays: ["2026-11-24"] })).toBe("2026-11-24");
    expect(comes(now, { ...TERMS, closedDays: ["2026-11-24"], preparationDays: 1 })).toBe("2026-11-26");
  });

  it("the promised days depend on the county, and span those of all counties if it is unknown", () => {
    const span = (countyCode?: string) => {
      const promised = promiseOf(TERMS, { code: "FAN_HOME", countyCode, now: at("2026-11-23T08:00:00Z") });
      return [promised?.from, promised?.to];
    };
    expect(span("CJ")).toEqual(["2026-11-24", "2026-11-25"]);
    expect(span("TL")).toEqual(["2026-11-25", "2026-11-26"]);
    expect(span()).toEqual(["2026-11-24", "2026-11-26"]);
  });

  it("no day is promised without delivery terms or opening days", () => {
    const now = "2026-11-23T08:00:00Z";
    expect(comes(now, { ...TERMS, SAMEDAY_HOME: null })).toBeUndefined();
    expect(comes(now, readDeliveryTerms(undefined))).toBeUndefined();
    expect(comes(now, readDeliveryTerms({ cutOff: "soon" }))).toBeUndefined();
    const all = Array.from({ length: 400 }, (_, index) =>
      new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10),
    );
    expect(comes(now, { ...TERMS, closedDays: all })).toBeUndefined();
  });

  it("the promised day for pickup is the day on which the order is ready", () => {
    const requested = { code: "STORE_PICKUP" } as const;
    expect(comes("2026-11-23T08:00:00Z", TERMS, requested)).toBe("2026-11-23");
    expect(comes("2026-11-23T12:00:00Z", TERMS, requested)).toBe("2026-11-24");
  });

  it("the promised day for home delivery is that of the fastest courier with delivery terms", () => {
    const now = at("2026-11-23T08:00:00Z");
    expect(homePromise(TERMS, { now })?.to).toBe("2026-11-24");
    expect(homePromise({ ...TERMS, SAMEDAY_HOME: null }, { now, countyCode: "CJ" })?.to).toBe("2026-11-25");
    expect(homePromise({ ...TERMS, SAMEDAY_HOME: null, FAN_HOME: null }, { now })).toBeUndefined();
  });

  it("orders placed up to 15 minutes after the cut-off keep the promised day", () => {
    const ordered = (now: string) => orderPromise(TERMS, { ...cluj, now: at(now) })?.to;
    expect(ordered("2026-11-23T11:14:59Z")).toBe("2026-11-24");
    expect(ordered("2026-11-23T11:15:00Z")).toBe("2026-11-25");
  });
});

describe("the deliveryTerms setting", () => {
  const faults = (value: object): string[] =>
    deliveryTermsSetting
      .safeParse({ ...TERMS, ...value })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

  it("the setting accepts valid delivery terms", () => {
    expect(faults({})).toEqual([]);
  });

  it.each([
    [{ cutOff: "25:00" }, "cutOff: Scrie ora cu două puncte, de exemplu 13:00."],
    [{ preparationDays: 31 }, "preparationDays: Scrie un număr întreg de zile, cel mult 30."],
    [{ closedDays: ["31.12.2026"] }, "closedDays.0: Scrie ziua ca an-lună-zi, de exemplu 2026-12-31."],
    [
      { SAMEDAY_HOME: { from: 2, to: 1, counties: [] } },
      "SAMEDAY_HOME.to: „Cel mai târziu” trebuie să fie cel puțin egal cu „Cel mai devreme”.",
    ],
    [
      { FAN_HOME: { from: 1, to: 1, counties: [{ county: "tulcea", from: 1, to: 1 }] } },
      "FAN_HOME.counties.0.county: Scrie codul județului cu majuscule, de exemplu TL.",
    ],
    [
      { FAN_HOME: { from: 1, to: 1, counties: [1, 2].map(() => ({ county: "TL", from: 1, to: 1 })) } },
      "FAN_HOME.counties.1.county: Județul TL apare deja mai sus: șterge acest rând.",
    ],
  ])("the setting refuses delivery terms with %j: %s", (value, message) => {
    expect(faults(value)).toContain(message);
  });
});
