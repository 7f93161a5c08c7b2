import { expect, it } from "vitest";
import { backgroundsOf, themeStyle } from "./theme-style.ts";

it("a theme maps each field to a custom property and resizes its pictures", () => {
  expect(
    themeStyle({
      "background-color": "#e4f1e6",
      "background-image-desktop": "/media/scene/x-1a2b3c4d",
      "background-image-mobile": "https://cdn.example/x.jpg",
      "title-text-size": "1.5rem",
    }),
  ).toEqual({
    "--landing-background-color": "#e4f1e6",
    "--landing-background-image-desktop": 'url("/media/scene/x-1a2b3c4d/1920.webp")',
    "--landing-background-image-mobile": 'url("https://cdn.example/x.jpg")',
    "--landing-title-text-size": "1.5rem",
  });
});

it("a theme lists the background pictures with their media queries", () => {
  const theme = {
    "background-color": "#e4f1e6",
    "background-image-desktop": "/media/scene/x-1a2b3c4d",
    "background-image-mobile": "/media/scene/y-1a2b3c4d",
  };
  expect(backgroundsOf(theme)).toEqual([
    { href: "/media/scene/x-1a2b3c4d/1920.webp", media: "(min-width: 768px)" },
    { href: "/media/scene/y-1a2b3c4d/800.webp", media: "(max-width: 767.98px)" },
  ]);
  expect(backgroundsOf({ "background-color": "#e4f1e6" })).toEqual([]);
});

it("a theme loads a repeated background pattern in the smallest width", () => {
  const theme = { "background-image-desktop": "/media/icon/bin-1a2b3c4d", "background-repeat": "repeat" };
  expect(themeStyle(theme)["--landing-background-image-desktop"]).toBe(
    'url("/media/icon/bin-1a2b3c4d/160.webp")',
  );
});

it.each([
  [{ "background-color": "red;position:fixed" }],
  [{ "background-image-desktop": 'x");}body{display:none' }],
  [{ "text-color": "url(https://evil.test)" }],
  [{ unknown: "red" }],
  [{ "title-color": 5 }],
  [undefined],
])("a theme drops invalid values: %j", (settings) => {
  expect(themeStyle(settings)).toEqual({});
});
