/** Cleaning zones, each with its own colour of cloths, buckets and bottles (decisions/0078). */

export const ZONES = ["red", "yellow", "green", "blue"] as const;
export type Zone = (typeof ZONES)[number];

interface ZoneFacts {
  slug: string;
  /** Shown on the zone's badge, so that it can be read without colours. */
  letter: string;
  colour: string;
  place: string;
  short: string;
  /** Id of the zone's parameter value (0200_baseline.sql). */
  valueId: number;
}

/** Colours by industry convention; a badge always names both colour and zone. */
export const ZONE_FACTS: Record<Zone, ZoneFacts> = {
  red: { slug: "rosu", letter: "R", colour: "Roșu", place: "toalete", short: "toalete", valueId: 499_997 },
  yellow: {
    slug: "galben",
    letter: "G",
    colour: "Galben",
    place: "chiuvete și obiecte sanitare",
    short: "chiuvete",
    valueId: 499_998,
  },
  green: {
    slug: "verde",
    letter: "V",
    colour: "Verde",
    place: "bucătărie și alimente",
    short: "bucătărie",
    valueId: 499_999,
  },
  blue: {
    slug: "albastru",
    letter: "A",
    colour: "Albastru",
    place: "uz general",
    short: "general",
    valueId: 500_000,
  },
};

/** Slug of the filter in URLs: `filters=zona:rosu`. */
export const ZONE_FILTER = "zona";
