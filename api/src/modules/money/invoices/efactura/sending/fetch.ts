/** Reads ANAF's lists and downloads ZIPs. ANAF deletes messages and their ZIPs after 60 days. */
import { transaction } from "../../../../../db/database.ts";
import { problemOf } from "../anaf/anaf-answers.ts";
import { withToken } from "../anaf/connection.service.ts";
import { fieldOf } from "../validate.rules.ts";
import { writeErrors } from "./documents.store.ts";
import {
  insertMessages,
  storeZip,
  missingZips,
  type MissingZip,
  missZip,
  readUntil,
  writeReadUntil,
} from "./messages.store.ts";
import { MAX, type Run, type Shop } from "./run.ts";
import { nextFetchAt } from "./sending.rules.ts";

const DAY_MS = 86_400_000;

/** Downloads the ZIPs that are due. With `ids`, downloads the ZIPs of these messages at once. */
export async function fetchZips(shop: Shop, run: Run, ids?: readonly string[]): Promise<void> {
  const { db, now } = shop;
  const input = ids && { ids };
  for (const message of await missingZips(db, { now: now(), limit: MAX, ...input })) {
    if (!run.goesOn()) return;
    await fetchOne(shop, run, message);
  }
}

async function fetchOne(
  shop: Shop,
  run: Run,
  { id, kind, invoiceId, uploadIndex, createdAt, tries }: MissingZip,
): Promise<void> {
  const { db, now } = shop;
  const answer = await withToken(shop, (client, token) => client.download(token, id));
  if (!answer.ok) {
    run.met(answer);
    const nextAt = nextFetchAt(tries, { createdAt, now: now() });
    await missZip(db, id, { problem: answer.message, nextAt });
    return;
  }
  const { zip, document, errors, message } = answer.value;
  await transaction(db, async (tx) => {
    await storeZip(tx, id, { zip, facts: document, message, at: now() });
    if (kind !== "errors" || invoiceId === null || errors.length === 0) return;
    const problems = errors.map((error) => {
      const problem = problemOf(error);
      return { ...problem, field: fieldOf(problem.rule) ?? "" };
    });
    await writeErrors(tx, { invoiceId, uploadIndex, problems });
  });
}

/** Filters of ANAF's list: sent invoices, errors, received invoices, and buyers' messages. */
const FILTERS = ["T", "E", "P", "R"] as const;
/** Each read starts a day before the end of the previous one, because messages may appear late. */
const OVERLAP_MS = DAY_MS;
const OLDEST_MS = 59 * DAY_MS;

/**
 * Reads ANAF's lists and stores their messages. Throws if a list cannot be read, so that the queue retries.
 */
export async function readLists(shop: Shop, cif: string): Promise<void> {
  const { db, now } = shop;
  for (const filter of FILTERS) {
    const before = (await readUntil(db, cif, filter))?.getTime() ?? 0;
    const from = new Date(Math.max(before - OVERLAP_MS, now().getTime() - OLDEST_MS));
    const answer = await withToken(shop, (client, token) => client.list(token, { cif, filter, from }));
    if (!answer.ok) throw new Error(`ANAF's list ${filter} could not be read: ${answer.message}`);
    const { messages, until } = answer.value;
    await insertMessages(db, cif, { messages, now: now() });
    await writeReadUntil(db, { cif, filter, until });
  }
}
