/**
 * Refuses to remove a demo from a shop that sells or is running.
 * A selling shop is not a demo, and a running one would continue with cached data.
 */
import type pg from "pg";
import { PREPARE_LOCK_KEY } from "../advisory-lock.ts";
import type { Settings } from "../settings.ts";

/**
 * Throws if the settings have an https URL or a courier's or payment account, because only a selling shop has
 * those.
 */
export function refuseWithAccounts(
  settings: Pick<
    Settings,
    "netopia" | "netopiaV2" | "stripe" | "sameday" | "fan" | "cargus" | "dpd" | "gls" | "packeta" | "shopUrl"
  >,
): void {
  const { netopia, netopiaV2, stripe, sameday, fan, cargus, dpd, gls, packeta, shopUrl } = settings;
  const real = [
    (netopia || netopiaV2) && "it takes payments through Netopia",
    stripe && "it takes payments through Stripe",
    sameday && "it ships with Sameday",
    fan && "it ships with FAN Courier",
    cargus && "it ships with Cargus",
    dpd && "it ships with DPD",
    gls && "it ships with GLS",
    packeta && "it ships with Packeta",
    shopUrl.startsWith("https:") && "it has an https address",
  ].filter((one) => typeof one === "string");
  if (real.length > 0)
    throw new Error(
      `This shop is already selling (${real.join(", ")}): its orders are real, so nothing is deleted. ` +
        "Archive unwanted products in the office.",
    );
}

/** Throws if the database has any other connection, such as those of the shop's processes. */
export async function refuseWhileUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(
    `select a.pid from pg_stat_activity a
     where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()
       and not exists (select from pg_locks l where l.pid = a.pid and l.locktype = 'advisory' and l.granted
         and l.objid = $1)`,
    [PREPARE_LOCK_KEY],
  );
  if (rows.length > 0)
    throw new Error(
      "The shop is running, or another client uses its database: stop it, then remove the demo.",
    );
}
