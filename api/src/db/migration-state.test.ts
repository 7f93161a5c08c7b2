import { describe, expect, it } from "vitest";
import { runsFrom } from "./contractions.ts";
import { pendingOf, whyNotOn } from "./migration-state.ts";

const own = ["0001_a", "0002_b", "0003_c"];

describe("pending migrations", () => {
  it("pendingOf returns the migrations that the database lacks", () => {
    expect(pendingOf(own, { applied: ["0001_a"], runsFrom: undefined })).toEqual({
      pending: ["0002_b", "0003_c"],
      isAhead: false,
    });
  });

  it("pendingOf returns nothing for a compatible database of a newer version", () => {
    const state = { applied: [...own, "0004_d"], runsFrom: "0003_c" };
    expect(pendingOf(own, state)).toEqual({ pending: [], isAhead: true });
  });

  it("pendingOf refuses a database in which a newer version removed tables that this version reads", () => {
    const state = { applied: [...own, "0004_d", "0005_e"], runsFrom: "0004_d" };
    expect(() => pendingOf(own, state)).toThrow(
      "it runs with versions that have the migration 0004_d, and this one ends with 0003_c. Start the newer version",
    );
  });

  it("pendingOf refuses a database of a different line of versions", () => {
    const state = { applied: ["0001_a", "0003_other"], runsFrom: undefined };
    expect(() => pendingOf(own, state)).toThrow("has the migration 0003_other and not the earlier 0002_b");
  });
});

describe("a migration that removes something", () => {
  const releases = [
    { version: "1.0.0", lastMigration: "0002_b" },
    { version: "1.1.0", lastMigration: "0003_c" },
  ];
  const contractions = [
    { what: "orders.former", unusedSince: "1.1.0", takenBy: "0004_d" },
    { what: "county.former", unusedSince: "1.0.0", takenBy: "0004_d" },
    { what: "county.next", unusedSince: "1.1.0" },
  ];

  it("releases that do not use the removed object keep running after a removing migration", () => {
    expect(runsFrom({ name: "0004_d", text: "" }, contractions, releases)).toBe("0003_c");
    expect(whyNotOn("0003_c", { runsFrom: "0003_c" })).toBeUndefined();
    expect(whyNotOn("0002_b", { runsFrom: "0003_c" })).toContain("0003_c");
  });

  it("a removing migration stops all earlier releases if it closes the shop", () => {
    const closing = { name: "0004_d", text: "-- closes the shop\ndrop table note;" };
    expect(runsFrom(closing, contractions, releases)).toBe("0004_d");
  });

  it("a migration that removes nothing keeps all releases running", () => {
    expect(runsFrom({ name: "0003_c", text: "" }, contractions, releases)).toBeUndefined();
  });
});
