import { expect, it } from "vitest";
import { type Choice, chose, told } from "./choice.ts";

const before: Choice<string> = { given: "acasă", chosen: "acasă" };

it("the cart takes over when it tells something else", () => {
  expect(told(chose(before, "easybox"), "FAN").chosen).toBe("FAN");
});

it("a late answer to the choice before does not undo the last one, whose own answer follows", () => {
  const late = told(chose(chose(before, "easybox"), "FAN"), "easybox");
  expect(late.chosen).toBe("FAN");
  expect(told(late, "FAN").chosen).toBe("FAN");
  expect(told(late, "acasă").chosen).toBe("acasă");
});

it("an answer is late once: what the cart tells afterwards counts", () => {
  const settled = told(chose(chose(before, "easybox"), "FAN"), "FAN");
  expect(told(settled, "easybox").chosen).toBe("easybox");
  const back = chose(chose(before, "easybox"), "acasă");
  expect(told(back, "easybox").chosen).toBe("easybox");
});

it("a first choice is kept against the late answer to the one before it", () => {
  const none: Choice<string> = { given: undefined, chosen: undefined };
  expect(told(chose(chose(none, "Astra"), "Bazin"), "Astra").chosen).toBe("Bazin");
});
