import { describe, expect, it } from "vitest";
import { mentionsOf } from "./mentions.ts";

describe("words of a description", () => {
  it("come folded, without tags, entities, numbers and filler", () => {
    expect(
      mentionsOf(
        "<p>Scoate&nbsp;<b class='negru'>rugina</b> și urmele de&#537; 40 ml, apoi foarte ușor</p>",
        "",
      ),
    ).toBe("scoate rugina urmele");
  });

  it("stand once, and not at all where the name has them in any form", () => {
    expect(mentionsOf("<p>Mopul, mopurile; hol, holuri</p>", "Mop plat")).toBe("hol");
  });

  it("are sixty at most", () => {
    const many = Array.from(
      { length: 200 },
      (_, at) => `q${"abcdefghij"[at % 10]}${"klmnoprstu"[Math.floor(at / 10) % 10]}x`,
    );
    expect(mentionsOf(many.join(" "), "").split(" ")).toHaveLength(60);
  });
});
