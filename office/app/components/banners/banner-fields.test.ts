import { expect, it } from "vitest";
import { filledBanners, takeBanners } from "./banner-fields.ts";

const banner = (name: string) => ({
  bannertype: 1,
  bannertitle: name,
  url: "",
  bannerpic: `/media/${name}`,
  bannerpic_mobile: "",
});
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it("takeBanners returns the banners that filledBanners put into the form", () => {
  const banners = [banner("unu"), { ...banner("doi"), bannertype: 0, url: "/promotii" }];
  expect(takeBanners(formOf(filledBanners(banners)))).toEqual(banners);
});

it("an emptied banner row is dropped, and later rows move up", () => {
  const form = formOf({
    ...filledBanners([banner("unu"), banner("doi")]),
    "banners.0.bannerpic": "",
    "banners.0.bannertitle": " ",
  });
  expect(takeBanners(form)).toEqual([banner("doi")]);
  expect([form.get("banners.0.bannertitle"), form.get("banners.1.bannertitle")]).toEqual(["doi", null]);
});

it("a banner row without a picture is kept for its error", () => {
  expect(takeBanners(formOf({ "banners.0.url": "/promotii" }))).toMatchObject([
    { bannerpic: "", url: "/promotii" },
  ]);
});
