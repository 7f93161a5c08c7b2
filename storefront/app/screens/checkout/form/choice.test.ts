import { expect, it } from "vitest";
import { type Choice, choose, confirmChoice } from "./choice.ts";

const before: Choice<string> = { confirmed: "acasă", chosen: "acasă" };

it("the cart takes over when it tells something else", () => {
  expect(confirmChoice(choose(before, "easybox"), "FAN").chosen).toBe("FAN");
});

it("a late answer to the choice before does not undo the last one, whose own answer follows", () => {
  const late = confirmChoice(choose(choose(before, "easybox"), "FAN"), "easybox");
  expect(late.chosen).toBe("FAN");
  expect(confirmChoice(late, "FAN").chosen).toBe("FAN");
  expect(confirmChoice(late, "acasă").chosen).toBe("acasă");
});

it("an answer is late once: what the cart tells afterwards counts", () => {
  const settled = confirmChoice(choose(choose(before, "easybox"), "FAN"), "FAN");
  expect(confirmChoice(settled, "easybox").chosen).toBe("easybox");
  const back = choose(choose(before, "easybox"), "acasă");
  expect(confirmChoice(back, "easybox").chosen).toBe("easybox");
});

it("a first choice is kept against the late answer to the one before it", () => {
  const none: Choice<string> = { confirmed: undefined, chosen: undefined };
  expect(confirmChoice(choose(choose(none, "Astra"), "Bazin"), "Astra").chosen).toBe("Bazin");
});
