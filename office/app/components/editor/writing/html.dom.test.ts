import { HTML_ATTRIBUTES, HTML_ELEMENTS } from "@curat/contract/html.values";
import { describe, expect, it } from "vitest";
import { readHtml, writeHtml } from "./html.ts";

const again = (html: string) => writeHtml(readHtml(html));

/** Markup that the parser requires around or inside an element. */
const AROUND: Record<string, [string, string]> = {
  li: ["<ul>", "</ul>"],
  dt: ["<dl>", "</dl>"],
  dd: ["<dl>", "</dl>"],
  figcaption: ["<figure>", "</figure>"],
  summary: ["<details>", "</details>"],
  caption: ["<table>", "<tbody><tr><td>x</td></tr></tbody></table>"],
  colgroup: ["<table>", "<tbody><tr><td>x</td></tr></tbody></table>"],
  col: ["<table><colgroup>", "</colgroup><tbody><tr><td>x</td></tr></tbody></table>"],
  thead: ["<table>", "</table>"],
  tbody: ["<table>", "</table>"],
  tfoot: ["<table>", "</table>"],
  tr: ["<table><tbody>", "</tbody></table>"],
  th: ["<table><tbody><tr>", "</tr></tbody></table>"],
  td: ["<table><tbody><tr>", "</tr></tbody></table>"],
};
const INSIDE: Record<string, string> = {
  ul: "<li>x</li>",
  ol: "<li>x</li>",
  menu: "<li>x</li>",
  dl: "<dt>x</dt><dd>y</dd>",
  figure: "<figcaption>x</figcaption>",
  table: "<tbody><tr><td>x</td></tr></tbody>",
  thead: "<tr><th>x</th></tr>",
  tbody: "<tr><td>x</td></tr>",
  tfoot: "<tr><td>x</td></tr>",
  tr: "<td>x</td>",
  colgroup: "<col>",
};
const VALUES: Record<string, string> = {
  href: "/livrare",
  src: "/media/a/800.webp",
  align: "center",
  dir: "rtl",
  lang: "ro-RO",
  reversed: "",
};

function sampleOf(name: string): string {
  const { role, attributes = [] } = HTML_ELEMENTS[name] ?? { role: "mark" };
  const written = [...HTML_ATTRIBUTES, ...attributes]
    .map((one) => ` ${one}="${VALUES[one] ?? "1"}"`)
    .join("");
  const isVoid = role === "leaf" || name === "col";
  const inside = INSIDE[name] ?? (role === "box" ? "<p>x</p>" : "x");
  const element = isVoid ? `<${name}${written}>` : `<${name}${written}>${inside}</${name}>`;
  const isInline = role === "mark" || ["br", "wbr", "img"].includes(name);
  const [before, after] = AROUND[name] ?? (isInline ? ["<p>a", "b</p>"] : ["", ""]);
  return before + element + after;
}

describe("editor HTML", () => {
  it.each(Object.keys(HTML_ELEMENTS))("the editor writes <%s> unchanged or as its equivalent", (name) => {
    const html = sampleOf(name);
    const as = HTML_ELEMENTS[name]?.as;
    expect(again(html)).toBe(
      as ? html.replaceAll(`<${name} `, `<${as} `).replaceAll(`</${name}>`, `</${as}>`) : html,
    );
  });

  it("the editor keeps nested marks and tight lists", () => {
    for (const html of [
      '<p>a <a href="/b"><strong><em>c</em></strong></a> d</p>',
      "<ul><li>unu<ul><li>doi</li></ul></li><li>trei</li></ul>",
      '<p><span class="a"><span class="b">x</span></span></p>',
      "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>",
    ])
      expect(again(html)).toBe(html.startsWith("<ruby") ? `<p>${html}</p>` : html);
  });

  it("the editor writes an empty document as an empty string", () => {
    expect(again("")).toBe("");
    expect(again("<p></p>")).toBe("");
  });

  it.each([
    ["<p onclick='x()' style='color:red'>a<script>alert(1)</script></p>", "<p>a</p>"],
    ["<p align='x' dir='x' lang='a b'>a</p>", "<p>a</p>"],
    ["<p><a href='javascript:alert(1)'>a</a></p>", "<p>a</p>"],
    ["<p><a href='java&#10;script:alert(1)'>a</a></p>", "<p>a</p>"],
    ["<p>a<img src='data:image/svg+xml,x' onerror='x()'></p>", "<p>a</p>"],
    ["<object data='/x'></object><p>a</p><form><input value='b'></form>", "<p>a</p>"],
  ])("the editor drops forbidden content: %s", (html, left) => {
    expect(again(html)).toBe(left);
  });
});
