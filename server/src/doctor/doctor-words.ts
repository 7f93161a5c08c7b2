/** The messages of `npm run doctor` for each finding, with the action to take. */
import type { CheckWords, Figures } from "@curat/contract/staff/doctor.values";
import { taskCommand } from "../task-command.ts";

const until = ({ days }: Figures, mend: string): string =>
  Number(days) < 1 ? `has ended: ${mend}` : `ends in ${days} days${Number(days) > 30 ? "" : `: ${mend}`}`;

const ago = (hours: Figures[string] | undefined): string =>
  Number(hours) < 1 ? "less than an hour ago" : `${hours} hours ago`;

const ageOf = (hours: Figures[string] | undefined): string =>
  Number(hours) < 1 ? "less than an hour" : `${hours} hours`;
const reason = (why: Figures[string] | undefined): string => (why ? `: ${why}` : "");

export const UNANSWERED_WORDS = {
  timed_out: ({ seconds }: Figures) => `no response within ${seconds} seconds`,
  not_asked: () => "not checked, because the database does not respond",
  failed: ({ why }: Figures) => `could not be checked: ${why}`,
};

const ANSWERS = () => "responds";
const AWAY = () => "does not respond; it is retried automatically";

export const CHECK_WORDS: CheckWords = {
  settings: {
    title: "settings",
    says: {
      in_order: () => "consistent",
      mails_reach_nobody: () => "SMTP_URL is not set: mails are only written to DATA_DIR",
      no_trusted_proxy: () =>
        "TRUSTED_PROXIES is not set: behind a proxy all visitors count as one; set it to the proxy's address",
    },
  },
  disk: {
    title: "disk",
    says: { free: ({ gigabytes }) => `${gigabytes} GB free; below 1 GB the database stops` },
  },
  memory: {
    title: "memory",
    says: {
      free: ({ gigabytes }) => `${gigabytes} GB available`,
      machine_full: ({ gigabytes, total }) =>
        `only ${gigabytes} of ${total} GB available: add memory, or lower WEB_PROCESSES`,
      heap_full: ({ process, percent }) =>
        `${process} uses ${percent} % of its heap: raise --max-old-space-size in NODE_OPTIONS`,
    },
  },
  postgres: {
    title: "PostgreSQL",
    says: {
      version: ({ version }) => `version ${version}`,
      unsupported: ({ version, oldest, newest }) =>
        `version ${version}; the shop is tested with ${oldest} to ${newest}`,
    },
  },
  clock: {
    title: "clock",
    says: {
      differs: ({ seconds }) =>
        `${seconds} s from the database's${Number(seconds) > 5 ? ": timedatectl set-ntp true on both machines" : ""}`,
    },
  },
  migrations: {
    title: "tables",
    says: {
      applied: ({ count }) => `all ${count} migrations are applied`,
      missing: ({ count }) => `${count} migrations are missing: start the shop, which applies them`,
      newer: ({ count }) => `${count} migrations are of a newer version: update this machine too`,
    },
  },
  indexes: {
    title: "database indexes",
    says: {
      complete: ({ count }) => `all ${count} exist and are valid`,
      missing: ({ names }) => `missing: ${names}; create them as in api/src/db/migrations`,
      invalid: ({ names }) => `not valid: ${names}; run "reindex index concurrently NAME" for each`,
    },
  },
  index: {
    title: "index",
    says: {
      stands: () => "lists and searches are served from memory",
      not_yet: () => "is being built; lists are read from PostgreSQL until then",
      nobody_answers: () => "no shop responds on this machine: start it",
    },
  },
  jobs: {
    title: "jobs",
    says: {
      done: ({ waiting }) => `${waiting} are scheduled`,
      waiting: ({ minutes }) =>
        `one has been due for ${minutes} minutes: the worker starts none; read its log`,
    },
  },
  failed_jobs: {
    title: "failed jobs",
    says: {
      none: () => "none",
      failed: ({ failed }) =>
        `${failed} failed permanently: ${taskCommand("jobs")} lists, retries or drops them`,
    },
  },
  invoices: {
    title: "invoices of shipped orders",
    says: {
      issued: () => "all issued",
      missing: ({ count, until }) =>
        `${count} shipped without an invoice, the first due on ${until}: see "Expediate fără factură" in the office`,
      overdue: ({ count, until }) =>
        `${count} shipped without an invoice, the first was due on ${until}: see "Expediate fără factură" in the office`,
    },
  },
  accounts: {
    title: "accounts of orders",
    says: {
      tie: () => "charges, receipts and refunds of every order match",
      differ: ({ count, orders }) => `${count} orders do not match, by number and difference: ${orders}`,
    },
  },
  costs: {
    title: "cost of goods",
    says: {
      tie: () => "the cost ledger has the goods in stock and in orders that have not left",
      differ: ({ count, products }) => `${count} products do not match, by code and difference: ${products}`,
    },
  },
  seal_key: {
    title: "SEAL_KEY",
    says: {
      opens: () => "opens the sealed secrets",
      nothing_sealed: () => "nothing is sealed yet",
      opens_nothing: ({ sealed }) =>
        `opens none of ${sealed} sealed secrets (staff's authenticator apps, the login at ANAF): set the former key again`,
      opens_some: ({ unopened, sealed }) =>
        `does not open ${unopened} of ${sealed} sealed secrets: set up those staff's apps and the login at ANAF again`,
    },
  },
  backup: {
    title: "backup",
    says: {
      made: ({ hours }) =>
        `the last one was made ${ago(hours)}${Number(hours) > 48 ? ": make one every night" : ""}`,
      none: () => `none is recorded: run ${taskCommand("backup", "FILE")}, every night`,
    },
  },
  backup_copy: {
    title: "backup copy",
    says: {
      copied: ({ hours }) => `the newest in BACKUP_ARCHIVE is ${ageOf(hours)} old`,
      none: () => `BACKUP_ARCHIVE has none: read the output of ${taskCommand("backup", "FILE")}`,
      behind: ({ hours }) =>
        `the newest in BACKUP_ARCHIVE is ${ageOf(hours)} old, but a newer backup exists: read the output of ${taskCommand("backup", "FILE")}`,
    },
  },
  archive: {
    title: "archive",
    says: {
      kept: ({ hours }) => `the log is archived; the last base backup is ${ageOf(hours)} old`,
      kept_elsewhere: ({ minutes }) => `PostgreSQL archived the last segment ${minutes} minutes ago`,
      off: () => "BACKUP_ARCHIVE is not set: a lost disk loses everything since the last copied backup",
      off_elsewhere: () =>
        "archive_mode is off in PostgreSQL: no restore to a moment (docs/scale.md), unless the provider does it another way",
      no_base: ({ why }) => `no base backup yet, so nothing can be restored from the archive${reason(why)}`,
      late: ({ minutes, why }) =>
        `the log of the last ${minutes} minutes is not in the archive${reason(why)}`,
      failing: ({ minutes }) =>
        `PostgreSQL has not archived its log for ${minutes} minutes: read its own log, and watch its disk`,
    },
  },
  restore: {
    title: "restore",
    says: {
      proven: ({ hours }) =>
        `a backup was last restored and compared ${ago(hours)}${Number(hours) > 48 ? ": the nightly test does not run" : ""}`,
      differs: ({ why }) => `the restore of last night's backup failed: ${why}`,
      impossible: ({ why }) => `no nightly test: ${why}`,
      none: () => "not tested yet: the test runs at 01:07 UTC",
      off: () => "no nightly test: RESTORE_PROOF is off",
    },
  },
  replicas: {
    title: "replicas",
    says: {
      none: () => "none",
      follow: ({ replicas, seconds }) => `${replicas}, at most ${seconds} s behind`,
      late: ({ seconds }) => `one is ${seconds} s behind: check its network and disk`,
      away: ({ away, replicas }) =>
        `${away} of ${replicas} do not respond or do not follow the database: check that they run, and DATABASE_REPLICA_URLS`,
      not_told: ({ replicas }) =>
        `${replicas}, but the database role cannot see their delay (grant pg_monitor to it)`,
    },
  },
  shop_certificate: {
    title: "certificate of SHOP_URL",
    says: {
      ends: (figures) => until(figures, "renew it at the proxy"),
      not_trusted: ({ why }) => `browsers do not trust it: ${why}`,
      unreachable: () => "the public address cannot be opened from this machine",
    },
  },
  netopia_certificate: {
    title: "certificate of Netopia",
    says: { ends: (figures) => until(figures, "download a new one from Netopia's account") },
  },
  apple_secret: {
    title: "Apple's secret",
    says: { ends: (figures) => until(figures, "create a new one in Apple's console") },
  },
  mail: {
    title: "mail server",
    says: {
      answers: ANSWERS,
      unreachable: () => "does not respond or refuses the login: mails wait; check SMTP_URL",
    },
  },
  sameday: { title: "Sameday", says: { answers: ANSWERS, unreachable: AWAY, refused } },
  fan: { title: "FAN Courier", says: { answers: ANSWERS, unreachable: AWAY, refused } },
  cargus: { title: "Cargus", says: { answers: ANSWERS, unreachable: AWAY, refused } },
  dpd: { title: "DPD", says: { answers: ANSWERS, unreachable: AWAY, refused } },
  gls: { title: "GLS", says: { answers: ANSWERS, unreachable: AWAY, refused } },
  packeta: { title: "Packeta", says: { answers: ANSWERS, unreachable: AWAY, refused } },
  netopia: {
    title: "Netopia",
    says: { answers: ANSWERS, unreachable: () => "does not respond: card payments are impossible now" },
  },
  netopia_v2: {
    title: "Netopia v2",
    says: { answers: ANSWERS, unreachable: () => "does not respond: orders by card wait for their payment" },
  },
  stripe: {
    title: "Stripe",
    says: { answers: ANSWERS, unreachable: () => "does not respond: orders by card wait for their payment" },
  },
  anaf: {
    title: "ANAF",
    says: {
      answers: ANSWERS,
      unreachable: () => "does not respond: invoices wait and are sent automatically",
    },
  },
  anaf_login: {
    title: "login at ANAF",
    says: {
      ends: (figures) => until(figures, "reconnect the shop in the office, at e-Factura"),
      broken: () => "ANAF no longer accepts it: reconnect the shop in the office, at e-Factura",
      not_connected: () => "connect the shop in the office, at e-Factura",
    },
  },
  companies: {
    title: "ANAF's companies",
    says: { answers: ANSWERS, unreachable: () => "does not respond: buyers enter their company themselves" },
  },
};

function refused({ why }: Figures): string {
  return `refuses the login (${why}): check user and password`;
}
