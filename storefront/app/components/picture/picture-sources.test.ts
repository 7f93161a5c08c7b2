import { expect, it } from "vitest";
import { pictureSources } from "./picture-sources.ts";

it("names every width up to twice the drawn one", () => {
  expect(pictureSources("/media/sapun.1a2b", 200)).toEqual({
    avif: "/media/sapun.1a2b/160.avif 160w, /media/sapun.1a2b/320.avif 320w, /media/sapun.1a2b/400.avif 400w",
    webp: "/media/sapun.1a2b/160.webp 160w, /media/sapun.1a2b/320.webp 320w, /media/sapun.1a2b/400.webp 400w",
    fallback: "/media/sapun.1a2b/320.webp",
  });
});
it("leaves pictures from elsewhere as they are", () => {
  expect(pictureSources("https://cdn.test/a.jpg", 200)).toBeUndefined();
});
