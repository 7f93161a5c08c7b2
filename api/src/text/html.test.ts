import { expect, it } from "vitest";
import { htmlToText, summaryOf } from "./html.ts";

it.each([
  ["<p>Bună &amp; ziua</p><ul><li>unu</li><li>doi</li></ul>", "Bună & ziua unu doi"],
  ["<script>alert(1)</script><b>text</b>ul", "textul"],
  ["  a\n\n b&nbsp;c ", "a b c"],
  ["1 &lt; 2", "1 < 2"],
])("%s says %s", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

it("sums up in whole words", () => {
  expect(summaryOf("<p>Scurt.</p>")).toBe("Scurt.");
  const long = summaryOf(`<p>${"curățenie ".repeat(40)}</p>`);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/curățenie…$/);
});
