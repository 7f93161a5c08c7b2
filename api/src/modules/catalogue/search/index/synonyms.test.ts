import { describe, expect, it } from "vitest";
import { stem } from "../../../../text/stem.ts";
import { synonymsOf } from "./synonyms.ts";

const meant = (said: string, ...related: string[]): string[] =>
  synonymsOf(stem(said), new Set([said, ...related].map(stem)));

describe("everyday synonyms", () => {
  it.each([
    ["veceu", "wc"],
    ["buda", "toaleta"],
    ["libarci", "insecticid"],
    ["soareci", "rozatoare"],
    ["tomberon", "pubela"],
    ["robinete", "anticalcar"],
    ["otreapa", "laveta"],
    ["fotolii", "tapiterie"],
  ])("%s also finds %s", (said, other) => expect(meant(said)).toContain(stem(other)));

  it("everyday synonyms lead from the everyday word to the trade word, but not back", () => {
    expect(meant("insecticid")).not.toContain(stem("molie"));
    expect(meant("rozatoare")).toEqual([]);
  });

  it("a search for bleach finds chlorine, but a search for chlorine never finds chlorine-free bleach", () => {
    expect(meant("inalbitor")).toContain(stem("clor"));
    expect(meant("clor")).not.toContain(stem("inalbitor"));
    expect(meant("hipoclorit")).not.toContain(stem("inalbitor"));
  });

  it("a synonym may require another word in the query", () => {
    expect(meant("jos")).toEqual([]);
    expect(meant("jos", "spalat")).toEqual([stem("pardoseala")]);
  });
});
