import { describe, expect, it } from "vitest";
import { runsFrom } from "./contractions.ts";
import { pendingOf, whyNotOn } from "./migration-state.ts";

const own = ["0001_a", "0002_b", "0003_c"];

describe("what is applied", () => {
  it("is what the database has not", () => {
    expect(pendingOf(own, { applied: ["0001_a"], runsFrom: undefined })).toEqual({
      pending: ["0002_b", "0003_c"],
      isAhead: false,
    });
  });

  it("is nothing where a newer version was there, whose tables this one may read", () => {
    const state = { applied: [...own, "0004_d"], runsFrom: "0003_c" };
    expect(pendingOf(own, state)).toEqual({ pending: [], isAhead: true });
  });

  it("is refused where a newer version has taken away what this one reads, in a sentence that says what to do", () => {
    const state = { applied: [...own, "0004_d", "0005_e"], runsFrom: "0004_d" };
    expect(() => pendingOf(own, state)).toThrow(
      "it runs with versions that have the migration 0004_d, and this one ends with 0003_c. Start the newer version",
    );
  });

  it("is refused where another line of versions has come first", () => {
    const state = { applied: ["0001_a", "0003_other"], runsFrom: undefined };
    expect(() => pendingOf(own, state)).toThrow("has the migration 0003_other and not the earlier 0002_b");
  });
});

describe("what a migration takes away", () => {
  const releases = [
    { version: "1.0.0", lastMigration: "0002_b" },
    { version: "1.1.0", lastMigration: "0003_c" },
  ];
  const contractions = [
    { what: "orders.former", unusedSince: "1.1.0", takenBy: "0004_d" },
    { what: "county.former", unusedSince: "1.0.0", takenBy: "0004_d" },
    { what: "county.next", unusedSince: "1.1.0" },
  ];

  it("leaves running the releases that use none of it", () => {
    expect(runsFrom({ name: "0004_d", text: "" }, contractions, releases)).toBe("0003_c");
    expect(whyNotOn("0003_c", { runsFrom: "0003_c" })).toBeUndefined();
    expect(whyNotOn("0002_b", { runsFrom: "0003_c" })).toContain("0003_c");
  });

  it("leaves no earlier release running where it closes the shop", () => {
    const closing = { name: "0004_d", text: "-- closes the shop\ndrop table note;" };
    expect(runsFrom(closing, contractions, releases)).toBe("0004_d");
  });

  it("leaves all running where it takes nothing", () => {
    expect(runsFrom({ name: "0003_c", text: "" }, contractions, releases)).toBeUndefined();
  });
});
