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

it("banners come out of the form as they were put into it", () => {
  const banners = [banner("unu"), { ...banner("doi"), bannertype: 0, url: "/promotii" }];
  expect(takeBanners(formOf(filledBanners(banners)))).toEqual(banners);
});

it("a row that was emptied is gone, and those after it move up in the form", () => {
  const form = formOf({
    ...filledBanners([banner("unu"), banner("doi")]),
    "banners.0.bannerpic": "",
    "banners.0.bannertitle": " ",
  });
  expect(takeBanners(form)).toEqual([banner("doi")]);
  expect([form.get("banners.0.bannertitle"), form.get("banners.1.bannertitle")]).toEqual(["doi", null]);
});

it("a row without a picture stays, to be refused there", () => {
  expect(takeBanners(formOf({ "banners.0.url": "/promotii" }))).toMatchObject([
    { bannerpic: "", url: "/promotii" },
  ]);
});
