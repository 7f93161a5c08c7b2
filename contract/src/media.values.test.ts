import { expect, it } from "vitest";
import { mediaNamedIn, mediumAddress } from "./media.values.ts";

it.each([
  ["/media/packshot/x-0-1a2b3c4d", "/media/packshot/x-0-1a2b3c4d"],
  ["/media/packshot/x-0-1a2b3c4d/800.webp", "/media/packshot/x-0-1a2b3c4d"],
  ["/media/upload/x-1/16x9-1200.avif", "/media/upload/x-1"],
  ["/media/upload/x-1/share.jpg", "/media/upload/x-1"],
  ["/media/upload/fisa-1.pdf", "/media/upload/fisa-1.pdf"],
])("mediumAddress(%s) is %s", (path, address) => {
  expect(mediumAddress(path)).toBe(address);
});

it.each([
  ["/media/a/x/320.webp", ["/media/a/x"]],
  [
    '<p><img src="/media/a/x/800.jpg" srcset="/media/a/y/320.webp 320w, /media/a/x/160.webp 160w"></p>',
    ["/media/a/x", "/media/a/y"],
  ],
  ["url(/media/b)", ["/media/b"]],
  ["https://altul.example/media/a/x", []],
  ["/produse/media/x", []],
  ["fără imagini", []],
])("mediaNamedIn finds in %s the media paths %j", (text, addresses) => {
  expect(mediaNamedIn(text)).toEqual(addresses);
});
