import { expect, it } from "vitest";
import { unbroken } from "./unbroken.ts";

it("unbroken joins numbers and their units, and leaves other spaces breakable", () => {
  expect(unbroken("Calcis, 5 l, bax 4 buc.")).toBe("Calcis, 5\u00a0l, bax 4\u00a0buc.");
  expect(unbroken("Coadă 4,5 m (3 tronsoane)")).toBe("Coadă 4,5\u00a0m (3 tronsoane)");
  expect(unbroken("Set 2 mopuri, 40 cm")).toBe("Set 2 mopuri, 40\u00a0cm");
});
