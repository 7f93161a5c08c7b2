import { XMLParser, XMLValidator } from "fast-xml-parser";
import fc from "fast-check";
import { expect, it } from "vitest";
import { group, leaf, plainText, writeXml } from "./xml.ts";

it("the XML writer writes elements in order and omits empty ones", () => {
  const xml = writeXml({
    name: "a",
    attributes: { xmlns: "urn:x" },
    content: [leaf("b", "1", { id: "2" }), leaf("c", ""), group("d", leaf("e", null)), leaf("f", "3")],
  });
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a xmlns="urn:x">\n  <b id="2">1</b>\n  <f>3</f>\n</a>\n',
  );
});

it("the XML writer preserves texts and attributes, except characters that XML does not allow", () => {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, parseAttributeValue: false });
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (text, value) => {
      const xml = writeXml({ name: "a", attributes: { v: `x${value}` }, content: `x${text}` });
      expect(XMLValidator.validate(xml)).toBe(true);
      expect(parser.parse(xml).a).toEqual({ "#text": plainText(`x${text}`), "@_v": plainText(`x${value}`) });
    }),
  );
});

it("the XML writer drops control characters, replaces lone surrogates and collapses white space", () => {
  expect(plainText(" a\u0000\u0008b\n\t c\uD800\uFFFF ")).toBe("ab c\uFFFD");
});
