/** Pictures of the home page, articles, landing pages and blog, by name. */
import { mediaUrl } from "../media/version.ts";
import { sceneSpec, type Scene } from "../media/scenes.ts";
import { PROMOTIONS } from "../catalogue/promotions-written.ts";
import { BLOG_SCENES } from "./blog/scenes.ts";
import { LANDING_SCENES } from "./landing/scenes.ts";
import { ZONE_SCENES } from "./zone-scenes.ts";

const HERO = { width: 1600, height: 560, count: 6 };
const HERO_MOBILE = { width: 800, height: 800, count: 4 };
/** Between a strip and a hero: two stand in a row, one heads its own page. */
const PROMOTION = { width: 1600, height: 600, count: 6 };
const BANNER = { width: 1200, height: 500, count: 4 };
const ZONE = { width: 1200, height: 900, count: 2 };
const BANNER_MOBILE = { width: 800, height: 640, count: 3 };

type Look = Pick<Scene, "theme" | "categories" | "act" | "goods">;

/** A scene in its two shapes: "scene/x" and "scene/x-mobile". */
function pair(
  key: string,
  look: Look,
  [wide, mobile]: [Omit<Scene, keyof Look>, Omit<Scene, keyof Look>],
): [string, Scene][] {
  return [
    [`scene/${key}`, { ...look, ...wide }],
    [`scene/${key}-mobile`, { ...look, ...mobile }],
  ];
}

export const CONTENT_SCENES: Readonly<Record<string, Scene>> = Object.fromEntries([
  ...pair(
    "curatenie-de-primavara",
    {
      theme: "bathroom",
      categories: [],
      act: { name: "pour", colour: "#8b68c8" },
      goods: ["detergent-pardoseli-flor-5-l-lavanda"],
    },
    [HERO, HERO_MOBILE],
  ),
  ...pair(
    "horeca",
    {
      theme: "kitchen",
      categories: [],
      act: { name: "worktop", colour: "#3f9d4f" },
      goods: ["degresant-bucatarie-grasin-750-ml-lamaie"],
    },
    [HERO, HERO_MOBILE],
  ),
  ...pair(
    "birouri",
    {
      theme: "office",
      categories: [],
      act: { name: "desk", colour: "#2f8fd0" },
      goods: ["spray-birotica-ecrane-tastel-500-ml-bucata"],
    },
    [HERO, HERO_MOBILE],
  ),
  ...pair(
    "dezinfectie",
    { theme: "hospital", categories: ["dezinfectie", "manusi-unica-folosinta", "masti-si-imbracaminte"] },
    [BANNER, BANNER_MOBILE],
  ),
  ...pair("hartie", { theme: "hotel", categories: ["hartie-igienica", "prosoape-hartie", "servetele"] }, [
    BANNER,
    BANNER_MOBILE,
  ]),
  ...pair("auto", { theme: "car", categories: ["auto"] }, [BANNER, BANNER_MOBILE]),
  ...pair(
    "gradina",
    {
      theme: "garden",
      categories: ["aparate-presiune", "pubele-si-selectiv", "saci-industriali", "maturi-si-perii"],
    },
    [BANNER, BANNER_MOBILE],
  ),
  ...pair("masini", { theme: "warehouse", categories: ["masini", "detergenti-pardoseli"] }, [
    BANNER,
    BANNER_MOBILE,
  ]),
  [
    "scene/despre-noi",
    {
      theme: "warehouse",
      categories: ["solutii-curatare", "hartie", "carucioare", "masini"],
      count: 6,
      width: 1200,
      height: 500,
    },
  ],
  [
    "scene/contact",
    {
      theme: "office",
      categories: [],
      act: { name: "checklist", colour: "#2f8fd0" },
      count: 0,
      width: 1200,
      height: 500,
    },
  ],
  [
    "scene/seap",
    {
      theme: "hospital",
      categories: ["dezinfectie", "hartie", "saci", "protectie"],
      count: 5,
      width: 1200,
      height: 500,
    },
  ],
  [
    "scene/livrare",
    {
      theme: "warehouse",
      categories: ["hartie", "saci", "solutii-curatare"],
      count: 5,
      width: 1200,
      height: 500,
    },
  ],
  ...ZONE_SCENES.flatMap(([key, look]) => pair(key, look, [ZONE, BANNER_MOBILE])),
  ...LANDING_SCENES.flatMap(([key, look]) => pair(key, look, [HERO, BANNER_MOBILE])),
  ...PROMOTIONS.flatMap(({ slug, scene }) => pair(`promo-${slug}`, scene, [PROMOTION, BANNER_MOBILE])),
  ...BLOG_SCENES,
]);

/** Address of a scene by its name; throws for a name that is not there. */
export function sceneUrl(name: string): string {
  const scene = CONTENT_SCENES[name];
  if (!scene) throw new Error(`There is no scene "${name}".`);
  return mediaUrl(name, sceneSpec(name, scene));
}
