import type { Checked } from "@curat/contract/staff/doctor";
import { type CheckState, formatFinding } from "@curat/contract/staff/doctor.values";
import { CHECK_WORDS, UNANSWERED_WORDS } from "./doctor-words.ts";

const MARKS: Record<CheckState, string> = { well: "well  ", look: "LOOK  ", broken: "BROKEN" };

/** Formats the findings as one line each, or as JSON for programs. */
export function formatChecks(checks: readonly Checked[], { asJson }: { asJson: boolean }): string {
  const reported = checks.map((one) => ({ ...one, says: formatFinding(CHECK_WORDS, UNANSWERED_WORDS, one) }));
  if (asJson) return JSON.stringify(reported, null, 2);
  return reported
    .map(({ check, state, says }) => `${MARKS[state]}  ${CHECK_WORDS[check].title}: ${says}`)
    .join("\n");
}
