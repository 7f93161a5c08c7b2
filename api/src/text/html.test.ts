import { HTML_ATTRIBUTES, HTML_ELEMENTS } from "@curat/contract/html.values";
import { describe, expect, it } from "vitest";
import { cleanHtml, lostElements } from "@curat/contract/clean-html";
import { htmlToText, summaryOf } from "./html.ts";

it.each([
  ["<p>Bună &amp; ziua</p><ul><li>unu</li><li>doi</li></ul>", "Bună & ziua unu doi"],
  ["<script>alert(1)</script><b>text</b>ul", "textul"],
  ["  a\n\n b&nbsp;c ", "a b c"],
  ["1 &lt; 2", "1 < 2"],
])("htmlToText turns %s into %s", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

it("summaryOf cuts after a whole word", () => {
  expect(summaryOf("<p>Scurt.</p>")).toBe("Scurt.");
  const long = summaryOf(`<p>${"curățenie ".repeat(40)}</p>`);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/curățenie…$/);
});

/** A valid value for each attribute that does not accept "1". */
const VALUES: Record<string, string> = { align: "center", dir: "rtl", lang: "ro-RO", reversed: "reversed" };

describe("cleanHtml", () => {
  it.each(Object.entries(HTML_ELEMENTS))(
    "cleanHtml keeps <%s> with its attributes",
    (name, { attributes = [], role }) => {
      const values = [...HTML_ATTRIBUTES, ...attributes]
        .map((one) => `${one}="${VALUES[one] ?? "1"}"`)
        .join(" ");
      const isVoid = role === "leaf" || name === "col";
      const html = isVoid ? `<${name} ${values} />` : `<${name} ${values}>x</${name}>`;
      const reported = html.replace(`<${name} `, `<${name} style="color:red" onclick="x()" data-a="1" `);
      expect(cleanHtml(reported)).toBe(html);
    },
  );

  it.each(["script", "style", "iframe", "form", "input", "object", "svg", "video", "link", "base"])(
    "cleanHtml removes <%s>",
    (name) => {
      expect(cleanHtml(`a<${name} src="/x" href="/x">`)).toBe("a");
    },
  );

  it.each(["javascript:alert(1)", "java\tscript:alert(1)", "data:text/html,x", "vbscript:x", "ftp://a.ro"])(
    "cleanHtml removes the URL %j",
    (address) => {
      expect(cleanHtml(`<a href="${address}">a</a><img src="${address}" alt="" />`)).toBe(
        '<a>a</a><img alt="" />',
      );
    },
  );

  it.each([
    ['<p style="text-align: Center; color: red">a</p>', '<p align="center">a</p>'],
    ['<td style="width:30%;text-align:right">a</td>', '<td align="right" width="30%">a</td>'],
    ['<col style="width: 120px" />', '<col width="120px" />'],
    ['<img src="/a" style="width:9px" />', '<img src="/a" />'],
    ['<ol start="3" type="a" reversed><li>a</li></ol>', '<ol start="3" type="a" reversed><li>a</li></ol>'],
    ["<p><ins>a</ins><del>b</del></p>", "<p><ins>a</ins><del>b</del></p>"],
    ['<abbr title="Fișă">F</abbr>', '<abbr title="Fișă">F</abbr>'],
  ])("cleanHtml turns %s into %s", (html, stored) => {
    expect(cleanHtml(html)).toBe(stored);
  });

  it.each([
    '<p align="expression(alert(1))">',
    '<p style="text-align:center expression(1)">',
    '<p style="text-align:url(javascript:x)">',
    '<p dir="x">',
    '<p lang="a b">',
    '<ol start="1e9">',
    '<ol type="disc">',
    '<ol reversed="x">',
    '<td width="calc(1px)">',
    '<td colspan="99999">',
    '<td style="width:expression(1)">',
  ])("cleanHtml removes the attribute of %s", (html) => {
    const name = /^<(\w+)/.exec(html)?.[1];
    expect(cleanHtml(`${html}x</${name}>`)).toBe(`<${name}>x</${name}>`);
  });

  it.each([
    ["https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["//www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://player.vimeo.com/video/76979871?h=1", "https://vimeo.com/76979871"],
  ])("cleanHtml replaces the player %s with a link to the video", (player, page) => {
    const html = `<p>a</p><iframe src="${player}" onload="x()">Fără cadre</iframe><p>b</p>`;
    expect(cleanHtml(html)).toBe(`<p>a</p><a href="${page}">Vezi filmul</a><p>b</p>`);
    expect(lostElements(html)).toEqual([]);
  });

  it.each([
    "https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ",
    "https://evil.example/?//www.youtube.com/embed/dQw4w9WgXcQ",
    'https://www.youtube.com/embed/dQw4w9W"onload="x()',
    "javascript://www.youtube.com/embed/dQw4w9WgXcQ",
  ])("cleanHtml removes a frame of %j", (address) => {
    expect(cleanHtml(`a<iframe src='${address}'></iframe>`)).toBe("a");
  });
});

it("lostElements lists the elements that cleaning removes", () => {
  expect(lostElements('<p>a <b>b</b></p><FORM><input name="a"></FORM><iframe src="/x"></iframe>')).toEqual([
    "form",
    "iframe",
    "input",
  ]);
  expect(lostElements("<p><font>a</font> <o:p></o:p></p>")).toEqual([]);
});
