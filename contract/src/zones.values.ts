/** The colour code of cleaning: which zone a colour of cloths, buckets and bottles belongs to (decisions/0078). */

export const ZONES = ["red", "yellow", "green", "blue"] as const;
export type Zone = (typeof ZONES)[number];

interface ZoneFacts {
  /** As filters and addresses call it. */
  slug: string;
  /** The letter on its mark: the mark is read without its colour, too. */
  letter: string;
  colour: string;
  /** What is cleaned there. */
  place: string;
  /** The same in a word, for marks. */
  short: string;
  /** Id of the parameter value for this zone (0200_baseline.sql). */
  valueId: number;
}

/** Colours and places as the trade has agreed on them; a mark always says colour and place in words. */
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

/** The filter that lists narrow by, as addresses call it: `filters=zona:rosu`. */
export const ZONE_FILTER = "zona";
