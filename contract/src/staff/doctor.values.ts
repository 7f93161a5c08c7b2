/** Health checks in display order, each with its possible findings. */
export const CHECKS = {
  settings: ["in_order", "mails_reach_nobody", "no_trusted_proxy"],
  disk: ["free"],
  memory: ["free", "machine_full", "heap_full"],
  postgres: ["version", "unsupported"],
  clock: ["differs"],
  migrations: ["applied", "missing", "newer"],
  indexes: ["complete", "missing", "invalid"],
  index: ["stands", "not_yet", "nobody_answers"],
  jobs: ["done", "waiting"],
  failed_jobs: ["none", "failed"],
  invoices: ["issued", "missing", "overdue"],
  accounts: ["tie", "differ"],
  costs: ["tie", "differ"],
  seal_key: ["opens", "nothing_sealed", "opens_nothing", "opens_some"],
  backup: ["made", "none"],
  backup_copy: ["copied", "none", "behind"],
  archive: ["kept", "kept_elsewhere", "off", "off_elsewhere", "no_base", "late", "failing"],
  restore: ["proven", "differs", "impossible", "none", "off"],
  replicas: ["none", "follow", "late", "away", "not_told"],
  shop_certificate: ["ends", "not_trusted", "unreachable"],
  netopia_certificate: ["ends"],
  apple_secret: ["ends"],
  mail: ["answers", "unreachable"],
  sameday: ["answers", "unreachable", "refused"],
  fan: ["answers", "unreachable", "refused"],
  cargus: ["answers", "unreachable", "refused"],
  dpd: ["answers", "unreachable", "refused"],
  gls: ["answers", "unreachable", "refused"],
  packeta: ["answers", "unreachable", "refused"],
  netopia: ["answers", "unreachable"],
  netopia_v2: ["answers", "unreachable"],
  stripe: ["answers", "unreachable"],
  anaf: ["answers", "unreachable"],
  anaf_login: ["ends", "broken", "not_connected"],
  companies: ["answers", "unreachable"],
} as const;

export type Check = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as Check[];
export type FindingOf<C extends Check> = (typeof CHECKS)[C][number];
/** The check timed out, was skipped, or could not run because another check failed. */
export const UNANSWERED = ["timed_out", "not_asked", "failed"] as const;

/** `look`: the check passes but needs attention soon. */
export const CHECK_STATES = ["well", "look", "broken"] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export type Figures = Record<string, string | number>;

export type CheckWords = {
  [C in Check]: { title: string; says: Record<FindingOf<C>, (figures: Figures) => string> };
};

export function formatFinding(
  words: CheckWords,
  unanswered: Record<(typeof UNANSWERED)[number], (figures: Figures) => string>,
  { check, finding, figures }: { check: Check; finding: string; figures: Figures },
): string {
  const says: Record<string, (figures: Figures) => string> = { ...unanswered, ...words[check].says };
  return says[finding]?.(figures) ?? finding;
}

/** Internal setting with the time of the last `npm run backup`. */
export const LAST_BACKUP = "lastBackup";

/** Internal setting with the result of the last nightly restore test. */
export const LAST_RESTORE_PROOF = "lastRestoreProof";
