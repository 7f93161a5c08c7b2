import { expect, it } from "vitest";
import { withScrollers } from "./prose.tsx";

it("each table gets a keyboard-accessible scroller, and other HTML stays unchanged", () => {
  const table = "<table><tbody><tr><td>20 kg</td></tr></tbody></table>";
  const scrollers = withScrollers(`<p>Cât costă</p>${table}<p>și</p>${table}`);
  expect(scrollers.match(/tabindex="0">/g)).toHaveLength(2);
  expect(scrollers.replaceAll(/<\/?div[^>]*>/g, "")).toBe(`<p>Cât costă</p>${table}<p>și</p>${table}`);
  expect(withScrollers("<p>un tablou</p>")).toBe("<p>un tablou</p>");
});
