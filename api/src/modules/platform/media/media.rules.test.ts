import { expect, it } from "vitest";
import { isWholePdf } from "./documents.ts";
import { addressOf, formatOf, shownName } from "./media.rules.ts";

it.each([
  ["\xff\xd8\xff\xe0", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["GIF89a", "gif"],
  ["RIFF\0\0\0\0WEBPVP8 ", "webp"],
  ["\0\0\0\x20ftypavif", "avif"],
  ["%PDF-1.7", "pdf"],
  ["\0\0\0\x20ftypisom", "mp4"],
  ["\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm", "webm"],
  ["\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska", undefined],
  ["<svg xmlns=", "svg"],
  ['<?xml version="1.0"?>\n<!-- sigla -->\n<svg>', "svg"],
  [
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg>',
    "svg",
  ],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg>', undefined],
  ["<html><svg>", undefined],
  ["\0\0\0\x20ftypheic", "heic"],
  ["II*\0", undefined],
  [" %PDF-1.7", undefined],
  ["", undefined],
])("a file that starts with %j is detected as %s", (start, format) => {
  expect(formatOf(Buffer.from(start, "latin1"))).toBe(format);
});

it("isWholePdf requires an end marker", () => {
  expect(isWholePdf(Buffer.from(`%PDF-1.7${" ".repeat(5_000)}%%EOF\n`))).toBe(true);
  expect(isWholePdf(Buffer.from(`%PDF-1.7 %%EOF${" ".repeat(5_000)}`))).toBe(false);
});

it.each([
  ["Detergent Vase Țică.JPG", "jpeg", "/media/upload/detergent-vase-tica-0123456789abcdef"],
  ["../../etc/passwd", "jpeg", "/media/upload/etc-passwd-0123456789abcdef"],
  ["图片.png", "jpeg", "/media/upload/imagine-0123456789abcdef"],
  ["Fișă.pdf", "pdf", "/media/upload/fisa-0123456789abcdef.pdf"],
  ["Tur (1).MOV", "mp4", "/media/upload/tur-1-0123456789abcdef.mp4"],
] as const)("the URL of %s contains its name and hash", (name, format, address) => {
  expect(addressOf(name, `0123456789abcdef${"0".repeat(48)}`, format)).toBe(address);
});

it.each([
  ["C:\\poze\\Raft.jpg", "Raft.jpg"],
  ["a\0b\n.png", "ab.png"],
  ["\ud800.png", "\ufffd.png"],
  ["", "fișier"],
])("the file name %j is shown as %j", (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
