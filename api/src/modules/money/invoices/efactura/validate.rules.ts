/** Validates e-Factura documents. Contains only the rules that are relevant to the shop's goods. (decision 0087) */
import type { Finding } from "./checks.ts";
import { CONTENT_CHECKS } from "./content-checks.rules.ts";
import type { EDocument } from "./e-document.ts";
import { PARTY_CHECKS } from "./party-checks.rules.ts";
import { SUM_CHECKS } from "./sum-checks.rules.ts";

/** Returns the rules that ANAF would report as violated, rules on the parties first. */
export function findingsOf(document: EDocument): Finding[] {
  return CHECKS.flatMap((check) => check(document));
}

const CHECKS = [...PARTY_CHECKS, ...CONTENT_CHECKS, ...SUM_CHECKS];

/** Returns the field to correct for a rule; undefined if the rule is not checked here. */
export function fieldOf(rule: string): string | undefined {
  return CHECKS.find((check) => check.rule === rule)?.field;
}
