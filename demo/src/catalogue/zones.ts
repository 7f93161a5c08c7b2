/** Assigns colour-code zones: to tools by their colour, to liquids by the surfaces that they clean. */
import { type Zone, ZONE_FACTS, ZONES } from "@curat/contract/zones.values";
import { filtersOf, type Variant } from "./variants.ts";

const BY_COLOUR: Record<string, Zone> = { rosu: "red", galben: "yellow", verde: "green", albastru: "blue" };

/** Product families whose colours follow the colour code. */
const CODED = new Set([
  "laveta-microfibra-catifea",
  "lavete-netesute-curcubeu",
  "rola-lavete-suvoi",
  "laveta-impregnata-alunel",
  "rezerva-mop-plat-lin",
  "galeata-gradata-izvor",
  "faras-prispa",
]);

const BY_USE: Record<Zone, readonly string[]> = {
  red: ["gel-wc-valurel", "detartrant-concentrat-calcis", "perie-wc-straja", "sita-pisoar-tarm"],
  yellow: [
    "spray-baie-zilnic-baiora",
    "crema-de-curatat-almina",
    "anticalcar-cabine-dus-picur",
    "detartrant-concentrat-calcis",
  ],
  green: [
    "degresant-bucatarie-grasin",
    "degresant-concentrat-forte-40",
    "detergent-degresant-pardoseli-podin",
    "gel-cuptoare-gratare-arsin",
    "crema-plite-vitroceramice-vitrin",
    "luciu-inox-metalin",
    "detergent-vase-clipocel",
    "detergent-vase-maini-sensibile-finel",
    "detergent-vase-manual-profesional-blidar",
    "dezinfectant-zone-alimentare-prandil",
    "burete-vase-zimt",
    "racleta-pardoseli-mal",
  ],
  blue: [
    "detergent-pardoseli-flor",
    "detergent-masina-turbo",
    "spray-universal-oricand",
    "detergent-universal-concentrat-multim",
    "solutie-universala-otet-acetina",
    "spray-birotica-ecrane-tastel",
    "spray-mobila-lemnis",
    "solutie-geamuri-clarel",
    "solutie-geamuri-alcool-cristalin",
  ],
};

/** @internal The checks verify that these keys belong to base products. */
export const ZONED_KEYS = [...CODED, ...Object.values(BY_USE).flat()];

function zonesOf(variant: Variant): Zone[] {
  const { key } = variant.base;
  const byUse = ZONES.filter((zone) => BY_USE[zone].includes(key));
  if (!CODED.has(key)) return byUse;
  return [...(filtersOf(variant).get("culoare") ?? [])].flatMap((colour) => BY_COLOUR[colour] ?? []);
}

/** Returns the filter values of a variant's zones. */
export function zoneValueIds(variant: Variant): number[] {
  return zonesOf(variant).map((zone) => ZONE_FACTS[zone].valueId);
}
