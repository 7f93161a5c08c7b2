import { expect, it } from "vitest";
import { elsewhere, nearFirst } from "./near-first.ts";

const locker = (lockerId: string, city: string, county: string) => ({ lockerId, city, county });
const [bucharest, turda, cluj] = [
  locker("1", "Sectorul 1", "București"),
  locker("2", "Turda", "Cluj"),
  locker("3", "Cluj-Napoca", "Cluj"),
];

it("nearFirst lists lockers in the city first, then in the county, then all others, without duplicates", () => {
  expect(nearFirst([turda, cluj], [bucharest, turda, cluj], "Cluj-Napoca")).toEqual([cluj, turda, bucharest]);
  expect(nearFirst([], [bucharest, turda], "")).toEqual([bucharest, turda]);
});

it("elsewhere returns the locker's and the address's county if they differ", () => {
  expect(elsewhere(bucharest, "Cluj")).toEqual(["București", "Cluj"]);
  expect(elsewhere(cluj, "Alba")).toEqual(["Cluj", "Alba"]);
  const near = [elsewhere(turda, "Cluj"), elsewhere(bucharest, ""), elsewhere(undefined, "Cluj")];
  expect(near).toEqual([undefined, undefined, undefined]);
});
