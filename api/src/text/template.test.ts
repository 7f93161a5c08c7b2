import { describe, expect, it } from "vitest";
import { formatLei } from "./money.ts";
import { html } from "./template.ts";

describe("the html template", () => {
  it("the html template escapes inserted values", () => {
    expect(html`<b title="${`"'`}">${"<script>&"}</b>`.markup).toBe(
      `<b title="&quot;&#39;">&lt;script&gt;&amp;</b>`,
    );
  });

  it("the html template inserts other templates unescaped, joins lists and omits empty values", () => {
    const items = ["a", "<"].map((text) => html`<b>${text}</b>`);
    expect(html`${items}${null}${undefined}${false}${0}`.markup).toBe("<b>a</b><b>&lt;</b>0");
  });
});

it.each([
  [0, "0.00 lei"],
  [5, "0.05 lei"],
  [99_99, "99.99 lei"],
  [1_000_00, "1,000.00 lei"],
  [1_234_567_89, "1,234,567.89 lei"],
])("formatLei(%d) is %s", (bani, text) => {
  expect(formatLei(bani)).toBe(text);
});
