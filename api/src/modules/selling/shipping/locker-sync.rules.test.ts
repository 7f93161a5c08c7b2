import { describe, expect, it } from "vitest";
import { scheduleText, toLockerRow } from "./locker-sync.rules.ts";
import { toPoint } from "./providers/sameday/courier.ts";
import { locker as schema } from "./providers/sameday/sameday.wire.ts";

const open = (days: number[], openingHour: string, closingHour: string) =>
  days.map((day) => ({ day, openingHour, closingHour }));
const WEEK = [1, 2, 3, 4, 5, 6, 7];

it.each([
  [open(WEEK, "00:00", "23:59"), "non-stop"],
  [open(WEEK, "00:00", "24:00"), "non-stop"],
  [open(WEEK, "08:00", "22:00"), "luni – duminică 08:00–22:00"],
  [open([1, 2, 3, 4, 5, 6], "08:00", "22:00"), "luni – sâmbătă 08:00–22:00"],
  [
    [...open([1, 2, 3, 4, 5], "08:00", "20:00"), ...open([6], "09:00", "14:00")],
    "luni – vineri 08:00–20:00, sâmbătă 09:00–14:00",
  ],
  [open([1, 3, 4], "10:00", "18:00"), "luni 10:00–18:00, miercuri – joi 10:00–18:00"],
  [[], ""],
])("scheduleText formats the hours %# as %s", (days, text) => {
  expect(scheduleText(days)).toBe(text);
});

describe("toLockerRow", () => {
  const counties = new Map([
    ["bucuresti", 40],
    ["bistrita nasaud", 6],
  ]);
  const reported = (changes: object = {}) => {
    const point = toPoint(
      schema.parse({
        lockerId: 2,
        name: "easybox  Gară",
        county: "Bistrita-Nasaud",
        city: "Bistriţa ",
        address: "Str. Ştefan cel Mare nr. 2",
        postalCode: "420010",
        lat: "47.13",
        lng: "24.5",
        supportedPayment: 1,
        clientVisible: 1,
        schedule: open(WEEK, "00:00", "23:59"),
        ...changes,
      }),
    );
    return point && toLockerRow("sameday", point, counties);
  };

  it("toLockerRow uses the shop's county ids and spelling", () => {
    expect(reported()).toEqual({
      id: "2",
      name: "easybox Gară",
      countyId: 6,
      city: "Bistrița",
      cityKey: "bistrita",
      address: "Str. Ștefan cel Mare nr. 2",
      postcode: "420010",
      lat: 47.13,
      lng: 24.5,
      schedule: "non-stop",
      takesCashOnDelivery: true,
      searchText: "easybox gara str stefan cel mare nr 2 bistrita bistrita nasaud 420010",
    });
  });

  it.each([
    [{ county: "Bucuresti" }, { countyId: 40 }],
    [{ county: "BUCUREȘTI" }, { countyId: 40 }],
    [{ supportedPayment: 0 }, { takesCashOnDelivery: false }],
    [{ supportedPayment: undefined }, { takesCashOnDelivery: false }],
    [{ postalCode: "45006" }, { postcode: "" }],
    [{ postalCode: null }, { postcode: "" }],
    [{ schedule: null }, { schedule: "" }],
    [{ clientVisible: null }, { id: "2" }],
  ])("toLockerRow converts a locker with %j to a row with %j", (changes, expected) => {
    expect(reported(changes)).toMatchObject(expected);
  });

  it("toLockerRow skips lockers that are hidden from senders or in an unknown county", () => {
    expect(reported({ clientVisible: 0 })).toBeUndefined();
    expect(reported({ county: "Budapest" })).toBeUndefined();
  });
});
