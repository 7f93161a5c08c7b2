import { describe, expect, it } from "vitest";
import { stem } from "../../../../text/stem.ts";
import { synonymsOf } from "./synonyms.ts";

const meant = (said: string, ...related: string[]): string[] =>
  synonymsOf(stem(said), new Set([said, ...related].map(stem)));

describe("synonymsOf", () => {
  it.each([
    ["veceu", "wc"],
    ["buda", "toaleta"],
    ["libarci", "insecticid"],
    ["soareci", "rozatoare"],
    ["tomberon", "pubela"],
    ["robinete", "anticalcar"],
    ["otreapa", "laveta"],
    ["fotolii", "tapiterie"],
  ])("synonymsOf for %s includes %s", (said, other) => expect(meant(said)).toContain(stem(other)));

  it("synonyms map everyday words to trade words, but not the reverse", () => {
    expect(meant("insecticid")).not.toContain(stem("molie"));
    expect(meant("rozatoare")).toEqual([]);
  });

  it("synonyms find chlorine for bleach, but no chlorine-free bleach for chlorine", () => {
    expect(meant("inalbitor")).toContain(stem("clor"));
    expect(meant("clor")).not.toContain(stem("inalbitor"));
    expect(meant("hipoclorit")).not.toContain(stem("inalbitor"));
  });

  it("a synonym may require another word in the query", () => {
    expect(meant("jos")).toEqual([]);
    expect(meant("jos", "spalat")).toEqual([stem("pardoseala")]);
  });
});
