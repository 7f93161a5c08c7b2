/** Whether ANAF would take an electronic invoice, by the rules that matter for what the shop sells: pure. (decision 0087) */
import type { Finding } from "./checks.ts";
import { CONTENT_CHECKS } from "./content-checks.rules.ts";
import type { EDocument } from "./e-document.ts";
import { PARTY_CHECKS } from "./party-checks.rules.ts";
import { SUM_CHECKS } from "./sum-checks.rules.ts";

/** All rules that the document breaks, those of the parties first; none when ANAF should take it. */
export function findingsOf(document: EDocument): Finding[] {
  return CHECKS.flatMap((check) => check(document));
}

const CHECKS = [...PARTY_CHECKS, ...CONTENT_CHECKS, ...SUM_CHECKS];

/** Where what a rule is about is mended; undefined for one that is not among ours. */
export function fieldOf(rule: string): string | undefined {
  return CHECKS.find((check) => check.rule === rule)?.field;
}
