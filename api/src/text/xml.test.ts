import { expect, it } from "vitest";
import { escapeXml } from "./escape-xml.ts";
import { parseXml } from "./xml.ts";

it("parseXml reads attributes, references, comments and CDATA", () => {
  const text = `<?xml version="1.0"?><!-- a --><n:a x='1' y="&lt;&#537;&#x21B;"><b/><c>&#537;&amp;<![CDATA[<e>&]]></c></n:a>`;
  expect(parseXml(text)).toMatchObject({ a: { x: "1", y: "<șț", b: "", c: "ș&<e>&" } });
});

it.each([
  ["a document type declaration", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ["a bare ampersand", "<a>1 & 2</a>"],
  ["crossed elements", "<a><b></a></b>"],
  ["an open element", "<a><b></b>"],
  ["a repeated attribute", '<a b="1" b="2"/>'],
  ["an unquoted attribute", "<a b=1/>"],
  ["unclosed elements", "<a>".repeat(100)],
  ["200 nested elements", "<a>".repeat(200) + "</a>".repeat(200)],
  ["names of the object prototype", "<__proto__>a</__proto__>"],
  ["nothing", ""],
])("parseXml rejects text with %s", (_, text) => {
  expect(parseXml(text)).toBeUndefined();
});

it("parseXml drops characters that the database cannot store", () => {
  expect(parseXml("<a b='&#0;1\0'>&#xD800;2\0</a>")).toEqual({ a: { b: "1", "#text": "2" } });
});

it("parseXml returns the original of any escaped text", () => {
  const text = `"Săpun" <5 l> & 'altele' ]]> \u0000🧼`;
  const read = parseXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`);
  const expected = text.replace("\u0000", "");
  expect(read).toEqual({ a: { b: expected, "#text": expected } });
});
