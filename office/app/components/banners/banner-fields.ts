/** Maps a page's banners to numbered form rows. The last row is empty, for a new banner. */
import type { Typed } from "@curat/ui/form/form-values.ts";

interface Banner {
  bannertype: number;
  bannertitle: string;
  url: string;
  bannerpic: string;
  bannerpic_mobile: string;
}

export const MAX_BANNERS = 10;
const SHOWN = 1;

export const BANNER_LABELS = {
  bannerpic: "Imagine",
  bannerpic_mobile: "Imagine pentru telefon",
  bannertitle: "Titlu",
  url: "Adresa linkului",
};
type Part = keyof typeof BANNER_LABELS;
// The cast is needed, because Object.keys returns string[].
const PARTS = Object.keys(BANNER_LABELS) as Part[];

const PLACES = Array.from({ length: MAX_BANNERS }, (_, place) => place);

export function bannerField(place: number, part: Part | "bannertype"): string {
  return `banners.${place}.${part}`;
}

export const BANNER_PICTURES = PLACES.flatMap((place) => [
  bannerField(place, "bannerpic"),
  bannerField(place, "bannerpic_mobile"),
]);

export const COMPARED_BANNERS: Typed = Object.fromEntries(
  PLACES.flatMap((place) =>
    PARTS.map((part) => [bannerField(place, part), `Banner ${place + 1}: ${BANNER_LABELS[part]}`]),
  ),
);

export function filledBanners(banners: readonly Banner[]): Typed {
  return Object.fromEntries(
    banners.flatMap((banner, place) => [
      ...PARTS.map((part) => [bannerField(place, part), banner[part]]),
      [bannerField(place, "bannertype"), String(banner.bannertype)],
    ]),
  );
}

/** Reads the banners from a form. Removes empty rows from the form too, so that errors match its rows. */
export function takeBanners(form: FormData): Banner[] {
  // Copied once, because each lookup in FormData scans all its entries.
  const values = new Map(form);
  const banners = PLACES.map((place) => rowOf(values, place)).filter(
    ({ bannerpic, bannerpic_mobile, bannertitle, url }) =>
      [bannerpic, bannerpic_mobile, bannertitle, url].some((text) => text !== ""),
  );
  for (const place of PLACES)
    for (const part of [...PARTS, "bannertype"] as const) {
      const [name, banner] = [bannerField(place, part), banners[place]];
      if (banner && values.get(name) !== String(banner[part])) form.set(name, String(banner[part]));
      if (!banner && values.has(name)) form.delete(name);
    }
  return banners;
}

function rowOf(values: ReadonlyMap<string, FormDataEntryValue>, place: number): Banner {
  const read = (part: Part | "bannertype") => {
    const value = values.get(bannerField(place, part));
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    bannertype: Number(read("bannertype") || SHOWN),
    bannertitle: read("bannertitle"),
    url: read("url"),
    bannerpic: read("bannerpic"),
    bannerpic_mobile: read("bannerpic_mobile"),
  };
}
