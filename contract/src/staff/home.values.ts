export const HOME_BLOCK_TYPES = [
  "hero_banners",
  "banner",
  "product",
  "blogarticle",
  "brand_carousel",
  "zones",
  "buckets",
  "custom_html",
] as const;
export type HomeBlockType = (typeof HOME_BLOCK_TYPES)[number];

export const HOME_PICKS = ["discounted", "newest", "bestselling"] as const;

export const MAX_SURFACES = 6;
export const MAX_HOME_BLOCKS = 40;
