import { stem } from "../../../../text/stem.ts";
import { ALIKE, EVERYDAY_SYNONYMS, ONE_WAY_SYNONYMS, type Synonym } from "./synonym-words.ts";

interface Rule {
  meant: string[];
  context: string[] | undefined;
}
const RULES = new Map<string, Rule[]>();
for (const group of ALIKE) {
  for (const said of group) add({ said, meant: group.filter((other) => other !== said) });
}
for (const synonym of ONE_WAY_SYNONYMS) add(synonym);
for (const [said, meant] of Object.entries(EVERYDAY_SYNONYMS)) add({ said, meant: meant.split(" ") });

function add({ said, meant, context }: Synonym): void {
  const root = rootOf(said);
  const rules = RULES.get(root) ?? [];
  rules.push({ meant: meant.map(rootOf), context: context?.map(rootOf) });
  RULES.set(root, rules);
}

function rootOf(word: string): string {
  return stem(word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase());
}

/** Returns the stems of a word's synonyms. `query` contains the stems of the whole query. */
export function synonymsOf(root: string, query: ReadonlySet<string>): string[] {
  const rules = RULES.get(root) ?? [];
  return rules
    .filter(({ context }) => context === undefined || context.some((word) => query.has(word)))
    .flatMap((rule) => rule.meant);
}
