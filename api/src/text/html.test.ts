import { HTML_ATTRIBUTES, HTML_ELEMENTS } from "@curat/contract/html.values";
import { describe, expect, it } from "vitest";
import { cleanHtml } from "@curat/contract/clean-html";
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

describe("what is kept of an editor's HTML", () => {
  it.each(Object.entries(HTML_ELEMENTS))("is <%s> with its attributes", (name, { attributes = [], role }) => {
    const values = [...HTML_ATTRIBUTES, ...attributes].map((one) => `${one}="1"`).join(" ");
    const isVoid = role === "leaf" || name === "col";
    const html = isVoid ? `<${name} ${values} />` : `<${name} ${values}>x</${name}>`;
    const told = html.replace(`<${name} `, `<${name} style="color:red" onclick="x()" data-a="1" `);
    expect(cleanHtml(told)).toBe(html);
  });

  it.each(["script", "style", "iframe", "form", "input", "object", "svg", "video", "link", "base"])(
    "is no <%s>",
    (name) => {
      expect(cleanHtml(`a<${name} src="/x" href="/x">`)).toBe("a");
    },
  );

  it.each(["javascript:alert(1)", "java\tscript:alert(1)", "data:text/html,x", "vbscript:x", "ftp://a.ro"])(
    "is no address %j",
    (address) => {
      expect(cleanHtml(`<a href="${address}">a</a><img src="${address}" alt="" />`)).toBe(
        '<a>a</a><img alt="" />',
      );
    },
  );
});
