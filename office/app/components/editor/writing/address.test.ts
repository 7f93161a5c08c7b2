import { describe, expect, it } from "vitest";
import { linkAddress, pictureAddress } from "./address.ts";

describe("typed URLs", () => {
  it.each([
    ["/livrare", "/livrare"],
    ["#termene", "#termene"],
    [" https://curat.ro/a?b=1 ", "https://curat.ro/a?b=1"],
    ["www.curat.ro", "https://www.curat.ro"],
    ["ana@curat.ro", "mailto:ana@curat.ro"],
    ["+40 264 000 100", "tel:+40264000100"],
    ["mailto:ana@curat.ro", "mailto:ana@curat.ro"],
  ])("linkAddress(%s) is %s", (typed, href) => {
    expect(linkAddress(typed)).toBe(href);
  });

  it.each([
    "",
    "livrare",
    "//alt.ro/x",
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "două cuvinte.ro",
  ])("linkAddress refuses %s", (typed) => {
    expect(linkAddress(typed)).toBeUndefined();
  });
});

it("pictureAddress adds the size for texts to a shop picture, keeps other complete URLs, and refuses the rest", () => {
  expect(pictureAddress("/media/articol/sediu")).toBe("/media/articol/sediu/800.webp");
  expect(pictureAddress("/media/articol/sediu/400.webp")).toBe("/media/articol/sediu/400.webp");
  expect(pictureAddress("https://alt.ro/a.jpg")).toBe("https://alt.ro/a.jpg");
  for (const typed of ["", "sediu.jpg", "//alt.ro/a", "data:image/png;base64,AA", "javascript:alert(1)"])
    expect(pictureAddress(typed)).toBeUndefined();
});
