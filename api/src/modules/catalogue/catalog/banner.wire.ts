import type { Wire } from "@curat/contract/lei.values";
import type { Category } from "@curat/contract/catalog";
import type { BannerImport } from "./catalog.import.types.ts";

export function toWireBanner(banner: BannerImport): Wire<Category>["banners"][number] {
  return {
    bannertype: banner.type,
    url: banner.url,
    bannerpic: banner.picture,
    bannerpic_mobile: banner.pictureMobile,
    bannertitle: banner.title,
  };
}

export function fromWireBanner(banner: Wire<Category>["banners"][number]): BannerImport {
  return {
    type: banner.bannertype,
    title: banner.bannertitle,
    url: banner.url,
    picture: banner.bannerpic,
    pictureMobile: banner.bannerpic_mobile,
  };
}
