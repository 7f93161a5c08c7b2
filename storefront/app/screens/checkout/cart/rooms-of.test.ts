import { expect, it } from "vitest";
import { roomsOf } from "./rooms-of.ts";

const product = (zones?: ("red" | "blue")[]) => ({ kind: "product" as const, ...(zones && { zones }) });

it("a cart of eight products or more is grouped by the products' first zone, with vouchers last", () => {
  const lines = [
    { kind: "voucher" as const },
    ...Array.from({ length: 5 }, () => product(["blue"])),
    ...Array.from({ length: 2 }, () => product()),
    product(["red", "blue"]),
  ];
  expect(roomsOf(lines).map((room) => [room.zone, room.lines.length])).toEqual([
    ["red", 1],
    ["blue", 5],
    ["none", 2],
    [undefined, 1],
  ]);
});

it("a shorter cart, and a cart without zones, is one group in its own order", () => {
  for (const lines of [
    [product(["red"]), product(), product(["red"])],
    Array.from({ length: 9 }, () => product()),
  ])
    expect(roomsOf(lines)).toEqual([{ lines }]);
});
