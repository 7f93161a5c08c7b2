import { LAST_BACKUP } from "@curat/contract/staff/doctor.values";
import { z } from "zod";
import type { ApiContext } from "../../../context.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { indexNames } from "../../../db/index-names.ts";
import { migrationNames } from "../../../db/migration-names.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { isSupportedPostgres, POSTGRES } from "../../../db/postgres-versions.ts";
import { unseal } from "../../../identity/sealed.ts";
import { anafLoginOf, sealedAnafTokens } from "../../money/invoices/index.ts";
import { costDifferences } from "../../purchasing/costs/index.ts";
import {
  accountDifferences,
  pieceDifferences,
  saleDifferences,
  waitingForInvoice,
} from "../../selling/orders/index.ts";
import { accountOf, countAccountSecrets } from "../../platform/accounts/index.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { sealedAppSecrets } from "../../platform/staff/index.ts";
import {
  archiveFound,
  backupCopyFound,
  backupState,
  clockState,
  endState,
  indexesFound,
  jobsFound,
  replicasFound,
  restoreFound,
  sealKeyFound,
} from "./doctor.rules.ts";
import { lastRestoreProof } from "./restore-proof.ts";
import {
  appliedMigrations,
  callArchiver,
  queryDatabase,
  countJobs,
  findFollowers,
  loadIndexes,
} from "./doctor.store.ts";
import { countAway } from "./replicas.ts";
import type { Look, Looks } from "./within.ts";
import { dottedDay } from "../../../text/time.ts";

const HOUR_MS = 3_600_000;
/** Days before expiry from which ANAF's login needs attention. Only a person with a certificate can renew it. */
const LOGIN_LOOK_DAYS = 30;

const backup = z.object({ at: z.coerce.date() });

/** Returns the database checks. `postgres` runs first, because the others need a connection. */
export function checksOfDatabase({
  db,
  now,
  config,
}: Pick<ApiContext, "db" | "now" | "config">): Looks & { postgres: Look<"postgres"> } {
  const { newestCopyAt } = config;
  return {
    postgres: async () => {
      const { major, version } = await queryDatabase(db);
      const isSupported = isSupportedPostgres(major);
      return {
        state: isSupported ? "well" : "broken",
        finding: isSupported ? "version" : "unsupported",
        figures: { version, ...POSTGRES },
      };
    },
    clock: async () => {
      // The first query may have to connect, so the clock difference is measured with the second one.
      await queryDatabase(db);
      const before = now().getTime();
      const { at } = await queryDatabase(db);
      const seconds = (at.getTime() - (before + now().getTime()) / 2) / 1_000;
      return {
        state: clockState(seconds),
        finding: "differs",
        figures: { seconds: Math.round(Math.abs(seconds) * 10) / 10 },
      };
    },
    migrations: async () => {
      const [applied, ours] = [await appliedMigrations(db), await migrationNames()];
      const missing = ours.filter((name) => !applied.has(name)).length;
      const newer = [...applied].filter((name) => name > (ours.at(-1) ?? "")).length;
      if (missing > 0) return { state: "broken", finding: "missing", figures: { count: missing } };
      if (newer > 0) return { state: "look", finding: "newer", figures: { count: newer } };
      return { state: "well", finding: "applied", figures: { count: ours.length } };
    },
    indexes: async () => {
      const [existing, expected] = [await loadIndexes(db), await indexNames()];
      // A newer version may have dropped indexes that this version creates.
      const isNewer = [...(await appliedMigrations(db))].some((name) => name > expected.lastMigration);
      return indexesFound(existing, isNewer ? [] : expected.names);
    },
    jobs: async () => {
      const { waiting, oldestDueSeconds } = await countJobs(db);
      return {
        ...jobsFound(oldestDueSeconds),
        figures: { waiting, minutes: Math.round(oldestDueSeconds / 60) },
      };
    },
    failed_jobs: async () => {
      const { failed } = await countJobs(db);
      if (failed === 0) return { state: "well", finding: "none" };
      return { state: "look", finding: "failed", figures: { failed } };
    },
    invoices: async () => {
      const { count, due } = await waitingForInvoice(db, now());
      if (count === 0 || !due) return { state: "well", finding: "issued" };
      const until = romanianDay(due);
      const isOverdue = until < romanianDay(now());
      return {
        state: isOverdue ? "broken" : "look",
        finding: isOverdue ? "overdue" : "missing",
        figures: { count, until: dottedDay(until) },
      };
    },
    accounts: async () => {
      const money = await accountDifferences(db);
      const pieces = await pieceDifferences(db);
      const count = money.count + pieces.count;
      if (count === 0) return { state: "well", finding: "tie" };
      const named = [
        ...money.orders.map(({ number, bani }) => `${number}: ${formatOfficeLei(bani)}`),
        ...pieces.orders.map((number) => `${number}: bucăți`),
      ];
      return { state: "broken", finding: "differ", figures: { count, orders: named.join("; ") } };
    },
    costs: async () => {
      const { count, products } = await costDifferences(db);
      const sales = await saleDifferences(db);
      if (count + sales.length === 0) return { state: "well", finding: "tie" };
      const named = products.map(({ code, pieces, bani }) =>
        [code, pieces !== 0 && `${pieces} buc.`, bani !== 0 && formatOfficeLei(bani)]
          .filter(Boolean)
          .join(" "),
      );
      named.push(...sales.map((day) => `vânzări din ${dottedDay(day)}`));
      return {
        state: "broken",
        finding: "differ",
        figures: { count: count + sales.length, products: named.join("; ") },
      };
    },
    seal_key: async () => {
      const secrets = [...(await sealedAppSecrets(db)), ...(await sealedAnafTokens(db))];
      const unopened = secrets.filter((secret) => unseal(config.sealKey, secret) === undefined);
      const ofAccounts = await countAccountSecrets(db, config.sealKey);
      return sealKeyFound(secrets.length + ofAccounts.all, unopened.length + ofAccounts.unreadable);
    },
    backup: async () => {
      const madeAt = await lastBackupAt(db);
      if (!madeAt) return { state: "look", finding: "none" };
      const hours = Math.max(0, (now().getTime() - madeAt.getTime()) / HOUR_MS);
      return { state: backupState(hours), finding: "made", figures: { hours: Math.round(hours) } };
    },
    ...(newestCopyAt && {
      backup_copy: async (signal: AbortSignal) =>
        backupCopyFound(await newestCopyAt(signal), await lastBackupAt(db), now()),
    }),
    archive: async () => archiveFound(await callArchiver(db), await config.logArchiveState?.()),
    restore: async () => {
      if (config.isRestoreProven === false) return { state: "look", finding: "off" };
      const proof = await lastRestoreProof(db);
      return proof ? restoreFound(proof, now()) : { state: "look", finding: "none" };
    },
    replicas: async () => {
      const urls = config.databaseReplicaUrls ?? [];
      return replicasFound({
        configured: urls.length,
        away: await countAway(urls),
        ...(await findFollowers(db)),
      });
    },
    ...(accountOf(config, "efactura") && {
      anaf_login: async () => {
        const login = await anafLoginOf(db, now());
        if (!login) return { state: "look", finding: "not_connected" };
        if (login.isBroken) return { state: "broken", finding: "broken" };
        const { daysLeft: days } = login;
        return { state: endState(days, LOGIN_LOOK_DAYS), finding: "ends", figures: { days } };
      },
    }),
  };
}

async function lastBackupAt(db: ApiContext["db"]): Promise<Date | undefined> {
  return backup.safeParse((await loadStored(db)).get(LAST_BACKUP)).data?.at;
}
