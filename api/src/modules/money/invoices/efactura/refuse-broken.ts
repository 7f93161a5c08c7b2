import { invalid } from "../../../../http/refusal.ts";
import type { Finding } from "./checks.ts";
import { type NamedDocument, toEDocument } from "./e-document.rules.ts";
import { findingsOf } from "./validate.rules.ts";

/**
 * Throws a Refusal (422) with errors by field if the invoice violates a rule. (specification: e-Factura,
 * validation)
 */
export function refuseBroken(paper: Pick<NamedDocument, "series" | "document" | "issuedAt">): void {
  // No rule depends on the number, which is assigned after validation.
  const findings = findingsOf(toEDocument({ ...paper, kind: "invoice", number: 1 }));
  if (findings.length > 0) throw invalid(byField(findings));
}

function byField(findings: readonly Finding[]): Record<string, string[]> {
  const fields = Map.groupBy(findings, ({ field }) => field);
  return Object.fromEntries(
    [...fields].map(([field, found]) => [field, found.map(({ message, rule }) => `${message} (${rule})`)]),
  );
}
