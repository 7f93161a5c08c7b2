/** People make a request and confirm it with an emailed link (decisions/0021: Data rights). */
import { createHash } from "node:crypto";
import type { StoredData } from "@curat/contract/privacy";
import { STORED_DATA_FILES, type StoredDataFile } from "@curat/contract/privacy.values";
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { findStoredByEmail, lockPerson } from "../../selling/customers/index.ts";
import { erase, type Erased } from "./erasure.ts";
import { loadPeriods } from "./finished-orders.ts";
import { lockAsker } from "./lock-asker.ts";
import { isKnown, loadStoredData } from "./personal-data.ts";
import {
  countRequests,
  findByCode,
  finishRequest,
  insertRequest,
  lockAddress,
  noteFileTaken,
  type NewRequest,
  type PrivacyKind,
  type RequestRow,
  setCode,
} from "./privacy.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
const LINK_MS = 24 * 60 * 60_000;
const WINDOW_MS = 60 * 60_000;
const REQUESTS_A_WINDOW = 5;

/** Stores a customer's request. Returns "too-many" after five requests in an hour. */
export async function addRequest(
  { db, now }: Shop,
  request: NewRequest & { customerId: number },
): Promise<RequestRow | "too-many"> {
  const at = now();
  return transaction(db, async (tx) => {
    await lockPerson(tx, request.customerId);
    return storeRequest(tx, request, at);
  });
}

/** Stores a guest's request. Returns nothing, so that the response does not reveal which emails exist. */
export async function addGuestRequest(
  { db, now }: Shop,
  { email, ...input }: Omit<NewRequest, "customerId">,
): Promise<void> {
  const at = now();
  await transaction(db, async (tx) => {
    const account = await findStoredByEmail(tx, email);
    if (account) {
      await lockPerson(tx, account.id);
      await storeRequest(tx, { ...input, email, customerId: account.id }, at);
      return;
    }
    await lockAddress(tx, email);
    const guest = { customerId: null, email };
    if (isKnown(await loadStoredData(tx, guest))) await storeRequest(tx, { ...input, ...guest }, at);
  });
}

async function storeRequest(tx: Tx, request: NewRequest, at: Date): Promise<RequestRow | "too-many"> {
  const since = new Date(at.getTime() - WINDOW_MS);
  if ((await countRequests(tx, request, since)) >= REQUESTS_A_WINDOW) return "too-many";
  const row = await insertRequest(tx, request, at);
  await enqueue(tx, "privacy_link_mail", { requestId: row.id }, `privacy-link:${row.id}`);
  return row;
}

export interface PrivacyLink {
  email: string;
  firstName: string;
  kind: PrivacyKind;
  code: string;
}

/** Creates the code of a request's link. Only its hash is stored, so a retry sends a new code. */
export async function issuePrivacyCode(
  { db, now }: Shop,
  requestId: number,
): Promise<PrivacyLink | undefined> {
  const code = randomId();
  const row = await setCode(db, requestId, { codeHash: hashOf(code), now: now() });
  // A check constraint allows only these kinds.
  return row && { ...row, kind: row.kind as PrivacyKind, code };
}

/** Returns the purpose of a link; undefined for a link that is unknown, used or older than a day. */
export async function findLink(
  { db, now }: Shop,
  code: string,
): Promise<{ kind: PrivacyKind; files: StoredDataFile[] } | undefined> {
  const request = await findByCode(db, hashOf(code));
  if (!request || isOld(request.linkAt, now())) return undefined;
  if (request.kind === "forgetme")
    return request.state === "done" ? undefined : { kind: "forgetme", files: [] };
  const files = STORED_DATA_FILES.filter((file) => !request.filesTaken.includes(file));
  return files.length > 0 ? { kind: "checkdata", files } : undefined;
}

/** Returns the stored data for a file that the link can download once; undefined for an invalid link. */
export async function takeStoredData(
  { db, now }: Shop,
  code: string,
  file: StoredDataFile,
): Promise<StoredData | undefined> {
  return transaction(db, async (tx) => {
    const request = await openRequest(tx, { code, kind: "checkdata", now: now() });
    if (request?.email === undefined || request.filesTaken.includes(file)) return undefined;
    const { id, customerId, email } = request;
    await noteFileTaken(tx, { id, file }, now());
    return loadStoredData(tx, { customerId, email });
  });
}

/**
 * Erases the person who requested the link. Returns undefined for an invalid link. A repeated call has no effect and
 * returns no orders.
 */
export async function eraseByCode({ db, now }: Shop, code: string): Promise<Erased | undefined> {
  return transaction(db, async (tx) => {
    const request = await openRequest(tx, { code, kind: "forgetme", now: now() });
    if (!request) return undefined;
    if (request.email === undefined) return { waiting: [] };
    await finishRequest(tx, request.id, now());
    const { customerId, email } = request;
    return erase(tx, { customerId, email }, await loadPeriods(tx, now()));
  });
}

interface OpenRequest {
  id: number;
  customerId: number | null;
  /** Undefined once this request has erased the person's data. */
  email: string | undefined;
  filesTaken: string[];
}

/** Returns the link's request and locks its person, so that concurrent uses of the link run one at a time. */
async function openRequest(
  tx: Tx,
  { code, kind, now }: { code: string; kind: PrivacyKind; now: Date },
): Promise<OpenRequest | undefined> {
  const named = await findByCode(tx, hashOf(code));
  if (named?.kind !== kind) return undefined;
  const person = await lockAsker(tx, named);
  const request = await findByCode(tx, hashOf(code));
  if (!request) return undefined;
  const { id, customerId, filesTaken } = request;
  if (kind === "forgetme" && request.state === "done")
    return { id, customerId, filesTaken, email: undefined };
  if (!person || isOld(request.linkAt, now)) return undefined;
  return { id, customerId, filesTaken, email: person.email };
}

function isOld(linkAt: Date, now: Date): boolean {
  return linkAt.getTime() < now.getTime() - LINK_MS;
}

function hashOf(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}
