import { describe, expect, it } from "vitest";
import { mentionsOf } from "./mentions.ts";

describe("mentionsOf", () => {
  it("mentionsOf returns folded words without tags, entities, numbers and filler words", () => {
    expect(
      mentionsOf(
        "<p>Scoate&nbsp;<b class='negru'>rugina</b> și urmele de&#537; 40 ml, apoi foarte ușor</p>",
        "",
      ),
    ).toBe("scoate rugina urmele");
  });

  it("mentionsOf returns each word once, and none that the name contains in any form", () => {
    expect(mentionsOf("<p>Mopul, mopurile; hol, holuri</p>", "Mop plat")).toBe("hol");
  });

  it("mentionsOf returns at most sixty words", () => {
    const many = Array.from(
      { length: 200 },
      (_, at) => `q${"abcdefghij"[at % 10]}${"klmnoprstu"[Math.floor(at / 10) % 10]}x`,
    );
    expect(mentionsOf(many.join(" "), "").split(" ")).toHaveLength(60);
  });
});
