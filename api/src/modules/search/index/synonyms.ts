/** Everyday words for things that names call otherwise. Trade words only; brands are the catalogue's own. */
import { stem } from "../../../text/stem.ts";
import { EVERYDAY_SYNONYMS } from "./synonym-table.ts";

interface Synonym {
  /** What people say. */
  said: string;
  /** What names may say instead. */
  meant: string[];
  /** Only beside one of these words; without: always. */
  beside?: string[];
}

/** Words that stand for each other in both directions. */
const ALIKE: string[][] = [
  ["lavetă", "cârpă"],
  ["dozator", "dispenser"],
  ["praf", "pudră"],
  ["fereastră", "geam"],
  ["podea", "pardoseală", "dușumea"],
  ["chiuvetă", "lavoar"],
  ["inox", "inoxidabil"],
  ["dezinfectant", "biocid", "virucid", "bactericid"],
  ["antibacterian", "dezinfectant", "bactericid"],
  ["odorizant", "deodorant", "odorizator", "improspătător"],
  ["anticalcar", "detartrant", "calcar"],
  ["clor", "hipoclorit"],
  ["degresant", "grăsime"],
  ["desfundător", "desfundat"],
  ["toaletă", "wc", "closet"],
  ["găleată", "căldare"],
  ["coș", "pubelă"],
  ["hală", "industrial"],
  ["bucătărie", "culinar"],
  ["covor", "mochetă"],
  ["tapițerie", "canapea"],
  ["mașină", "auto"],
  ["scamă", "praf"],
  ["miros", "odorizant"],
  ["insecte", "insecticid", "gândaci", "țânțari", "muște", "furnici"],
  ["mobilă", "mobilier", "lemn"],
  ["racletă", "ștergător"],
  ["haine", "rufe"],
  ["papuci", "botoșei", "acoperitori"],
  ["halat", "combinezon"],
  ["menaj", "menajer"],
];

const SAID: Synonym[] = [
  { said: "soluție", meant: ["detergent"], beside: ["vase", "rufe", "pardoseală", "podea", "geam"] },
  {
    said: "detergent",
    meant: ["soluție", "degresant"],
    beside: ["geam", "aragaz", "cuptor", "baie", "bucătărie"],
  },
  { said: "săpun", meant: ["detergent"], beside: ["vase"] },
  { said: "wc", meant: ["igienică"], beside: ["hârtie"] },
  { said: "toaletă", meant: ["igienică"], beside: ["hârtie", "rolă"] },
  { said: "rolă", meant: ["hârtie"], beside: ["igienică"] },
  { said: "rolă", meant: ["prosop"], beside: ["bucătărie"] },
  { said: "hârtie", meant: ["prosop", "rolă"], beside: ["bucătărie", "mâini"] },
  { said: "șervețele", meant: ["prosop"], beside: ["mâini", "bucătărie"] },
  { said: "șervețele", meant: ["lavete"], beside: ["umede", "dezinfectante"] },
  { said: "pungi", meant: ["saci"], beside: ["gunoi", "menaj", "coș"] },
  { said: "gunoi", meant: ["menajer", "resturi"], beside: ["saci", "pungi", "sac"] },
  { said: "menajeri", meant: ["gunoi"], beside: ["saci", "pungi", "sac"] },
  { said: "coș", meant: ["pubelă", "container"], beside: ["gunoi"] },
  { said: "teu", meant: ["mop"] },
  { said: "bumbac", meant: ["textil"], beside: ["mop"] },
  { said: "cauciuc", meant: ["latex", "menaj"], beside: ["mănuși"] },
  { said: "chirurgicale", meant: ["examinare", "nitril", "latex"], beside: ["mănuși"] },
  { said: "unică", meant: ["examinare"], beside: ["mănuși"] },
  { said: "folosință", meant: ["examinare"], beside: ["mănuși"] },
  { said: "spirt", meant: ["dezinfectant", "alcool"] },
  { said: "alcool", meant: ["dezinfectant"], beside: ["mâini", "gel"] },
  { said: "gel", meant: ["dezinfectant"], beside: ["mâini"] },
  { said: "parfum", meant: ["odorizant"], beside: ["cameră", "aer", "baie", "toaletă"] },
  { said: "spray", meant: ["odorizant"], beside: ["cameră", "aer"] },
  { said: "țevi", meant: ["desfundător", "canal", "scurgere"] },
  { said: "canal", meant: ["desfundător"] },
  // One way: what bleaches may be chlorine, who asks for chlorine wants no oxygen.
  { said: "înălbitor", meant: ["clor", "hipoclorit"] },
  { said: "piatră", meant: ["anticalcar", "detartrant"] },
  { said: "rugină", meant: ["anticalcar", "detartrant"] },
  { said: "mucegai", meant: ["înălbitor", "clor", "antimucegai"] },
  { said: "aragaz", meant: ["degresant", "plită", "cuptor"] },
  { said: "plită", meant: ["aragaz", "degresant"] },
  { said: "cuptor", meant: ["degresant", "grătar"] },
  { said: "grătar", meant: ["cuptor", "degresant"] },
  { said: "hotă", meant: ["degresant"] },
  { said: "balsam", meant: ["înmuietor"], beside: ["rufe", "haine"] },
  { said: "înmuietor", meant: ["balsam"] },
  { said: "rufe", meant: ["textile"] },
  { said: "gresie", meant: ["pardoseală", "faianță"] },
  { said: "faianță", meant: ["gresie", "baie"] },
  { said: "parchet", meant: ["laminat", "lemn"] },
  { said: "jos", meant: ["pardoseală"], beside: ["spălat", "detergent", "soluție"] },
  { said: "sticlă", meant: ["geam"], beside: ["soluție", "detergent", "curățat", "spray"] },
  { said: "oglindă", meant: ["geam"] },
  { said: "vitrină", meant: ["geam"] },
  { said: "veselă", meant: ["vase"] },
  { said: "farfurii", meant: ["vase"], beside: ["detergent", "soluție", "spălat"] },
  { said: "vase", meant: ["veselă"] },
  { said: "tablete", meant: ["capsule", "pastile"] },
  { said: "capsule", meant: ["tablete"] },
  { said: "pastile", meant: ["tablete", "capsule"] },
  { said: "fâraș", meant: ["set", "mătură"] },
  { said: "mătură", meant: ["perie"] },
  { said: "măturat", meant: ["mătură"] },
  { said: "ștergar", meant: ["prosop"] },
  { said: "batiste", meant: ["șervețele"] },
  { said: "perie", meant: ["mătură"], beside: ["stradă", "exterior"] },
  { said: "mască", meant: ["protecție"], beside: ["chirurgicală"] },
  { said: "cosmetică", meant: ["săpun", "loțiune"] },
  { said: "pahare", meant: ["vase"], beside: ["detergent", "clătire"] },
  { said: "abraziv", meant: ["burete", "disc", "pad"] },
  { said: "pad", meant: ["disc"] },
  { said: "disc", meant: ["pad"] },
  { said: "filtru", meant: ["sac"], beside: ["aspirator"] },
  { said: "hoover", meant: ["aspirator"] },
];

interface Rule {
  meant: string[];
  beside: string[] | undefined;
}
const RULES = new Map<string, Rule[]>();
for (const group of ALIKE) {
  for (const said of group) add({ said, meant: group.filter((other) => other !== said) });
}
for (const synonym of SAID) add(synonym);
for (const [said, meant] of Object.entries(EVERYDAY_SYNONYMS)) add({ said, meant: meant.split(" ") });

function add({ said, meant, beside }: Synonym): void {
  const root = rootOf(said);
  const rules = RULES.get(root) ?? [];
  rules.push({ meant: meant.map(rootOf), beside: beside?.map(rootOf) });
  RULES.set(root, rules);
}

function rootOf(word: string): string {
  return stem(word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase());
}

/** Stems that this word may stand for among these (all stems of the query, its own included). */
export function synonymsOf(root: string, query: ReadonlySet<string>): string[] {
  const rules = RULES.get(root) ?? [];
  return rules
    .filter(({ beside }) => beside === undefined || beside.some((word) => query.has(word)))
    .flatMap((rule) => rule.meant);
}
