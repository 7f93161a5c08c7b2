import { XMLParser, XMLValidator } from "fast-xml-parser";
import fc from "fast-check";
import { expect, it } from "vitest";
import { group, leaf, plainText, writeXml } from "./xml.ts";

it("writes elements in their order, and leaves out what says nothing", () => {
  const xml = writeXml({
    name: "a",
    attributes: { xmlns: "urn:x" },
    content: [leaf("b", "1", { id: "2" }), leaf("c", ""), group("d", leaf("e", null)), leaf("f", "3")],
  });
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a xmlns="urn:x">\n  <b id="2">1</b>\n  <f>3</f>\n</a>\n',
  );
});

it("carries any text and any attribute as it was, but for what XML can not write", () => {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, parseAttributeValue: false });
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (text, value) => {
      const xml = writeXml({ name: "a", attributes: { v: `x${value}` }, content: `x${text}` });
      expect(XMLValidator.validate(xml)).toBe(true);
      expect(parser.parse(xml).a).toEqual({ "#text": plainText(`x${text}`), "@_v": plainText(`x${value}`) });
    }),
  );
});

it("drops control characters, mends halves of pairs and joins white space", () => {
  expect(plainText(" a\u0000\u0008b\n\t c\uD800\uFFFF ")).toBe("ab c\uFFFD");
});
