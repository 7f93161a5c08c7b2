import { expect, it } from "vitest";
import { mediaRequestOf } from "./media-address.ts";

it.each([
  [
    "/media/icon/spray/160.webp",
    "/media/icon/spray",
    { kind: "width", width: 160, format: "webp" },
    "image/webp",
  ],
  ["/media/icon/spray", "/media/icon/spray", { kind: "width", width: 800, format: "jpg" }, "image/jpeg"],
  ["/media/a/share.jpg", "/media/a", { kind: "share" }, "image/jpeg"],
  [
    "/media/a/16x9-640.avif",
    "/media/a",
    { kind: "shape", shape: "16x9", width: 640, format: "avif" },
    "image/avif",
  ],
  ["/media/document/fisa.pdf", "/media/document/fisa.pdf", undefined, "application/pdf"],
])("%s requests a size of %s", (path, address, size, type) => {
  expect(mediaRequestOf(path)).toMatchObject({ address, type });
  expect(mediaRequestOf(path)?.size).toEqual(size);
});

it.each([
  "/media/a/161.webp",
  "/media/a/160.gif",
  "/media/a/2x1-160.webp",
  "/media/a.svg",
  "/media/..%2f..%2fetc%2fpasswd",
  "/media/",
  `/media/${"a".repeat(400)}/160.webp`,
  `/media/${"a".repeat(400)}`,
])("%s is not the URL of a media file", (path) => {
  expect(mediaRequestOf(path)).toBeUndefined();
});
