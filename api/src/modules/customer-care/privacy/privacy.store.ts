import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export type PrivacyKind = "checkdata" | "forgetme";
export interface NewRequest {
  customerId: number | null;
  kind: PrivacyKind;
  email: string;
  comments: string;
}

interface Asker {
  customerId: number | null;
  email: string;
}

const isOf = ({ customerId, email }: Asker) =>
  sql<boolean>`(customer_id = ${customerId} or (customer_id is null and lower(email) = ${email}))`;

const COLUMNS = ["id", "kind", "email", "comments", "state", "created_at as createdAt"] as const;

export async function insertRequest(tx: Tx, request: NewRequest, now: Date) {
  const { customerId, kind, email, comments } = request;
  return tx
    .insertInto("privacy_request")
    .values({ customer_id: customerId, kind, email, comments, state: "open", created_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
export type RequestRow = Awaited<ReturnType<typeof insertRequest>>;

export async function loadRequests(db: Db, customerId: number): Promise<RequestRow[]> {
  return db
    .selectFrom("privacy_request")
    .select(COLUMNS)
    .where("customer_id", "=", customerId)
    .orderBy("id", "desc")
    .execute();
}

export async function countRequests(tx: Tx, asker: Asker, since: Date): Promise<number> {
  const { made } = await tx
    .selectFrom("privacy_request")
    .select((eb) => eb.fn.countAll<number>().as("made"))
    .where(isOf(asker))
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return made;
}

export async function findOpenRequest(tx: Tx, asker: Asker, kind: PrivacyKind): Promise<number | undefined> {
  const row = await tx
    .selectFrom("privacy_request")
    .select("id")
    .where(isOf(asker))
    .where("kind", "=", kind)
    .where("state", "=", "open")
    .orderBy("id")
    .executeTakeFirst();
  return row?.id;
}

/**
 * Stores the code of a request's link, which is valid from now. Returns undefined if there is no recipient.
 */
export async function setCode(db: Db, id: number, { codeHash, now }: { codeHash: Buffer; now: Date }) {
  const { rows } = await sql<{ email: string; firstName: string; kind: string }>`
    update privacy_request r set code_hash = ${codeHash}, link_at = ${now}
    from (
      select q.id, coalesce(c.email, q.email) as email, coalesce(c.first_name, '') as first_name
      from privacy_request q left join customer_person c on c.id = q.customer_id
      where c.erased_at is null
    ) p
    where r.id = ${id} and p.id = r.id and r.state = 'open' and p.email <> ''
    returning p.email, p.first_name as "firstName", r.kind`.execute(db);
  return rows[0];
}

export async function voidCodes(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable("privacy_request")
    .set({ code_hash: null })
    .where("customer_id", "=", customerId)
    .execute();
}

export async function findByCode(db: Db, codeHash: Buffer) {
  return db
    .selectFrom("privacy_request")
    .select([
      "id",
      "customer_id as customerId",
      "email",
      "kind",
      "state",
      "files_taken as filesTaken",
      // The link's validity starts when it is sent, because the mail server may have been down before.
      (eb) => eb.fn.coalesce("link_at", "created_at").as("linkAt"),
    ])
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
}

export async function finishRequest(tx: Tx, id: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("privacy_request")
    .set({ state: "done", done_at: now })
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that one of a link's two files was downloaded. The first download completes the request. */
export async function noteFileTaken(
  tx: Tx,
  { id, file }: { id: number; file: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("privacy_request")
    .set({
      state: "done",
      done_at: sql`coalesce(done_at, ${now})`,
      files_taken: sql`array_append(files_taken, ${file}::text)`,
    })
    .where("id", "=", id)
    .execute();
}

export async function storedRequests(tx: Tx, asker: Asker) {
  return tx
    .selectFrom("privacy_request")
    .select(["kind", "email", "comments", "state", "created_at", "done_at"])
    .where(isOf(asker))
    .execute();
}

/** Anonymises requests, and keeps them as proof that they were handled. */
export async function eraseRequests(tx: Tx, asker: Asker): Promise<void> {
  await tx
    .updateTable("privacy_request")
    .set({ email: "", comments: "", reason: "" })
    .where(isOf(asker))
    .execute();
}

export async function lockAddress(tx: Tx, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`privacy ${address}`}, 0))`.execute(tx);
}

/** Moves requests to another customer and invalidates their links. The requests prove that they were handled. */
export async function moveRequests(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await voidCodes(tx, from);
  await tx
    .updateTable("privacy_request")
    .set({ customer_id: into })
    .where("customer_id", "=", from)
    .execute();
}

export async function finishRequestsOf(tx: Tx, customerId: number, now: Date): Promise<void> {
  await tx
    .updateTable("privacy_request")
    .set({ state: "done", done_at: now })
    .where("customer_id", "=", customerId)
    .where("state", "=", "open")
    .execute();
}

export async function eraseOldRequests(db: Db, before: Date): Promise<void> {
  await db
    .updateTable("privacy_request")
    .set({ email: "", comments: "", reason: "" })
    .where("done_at", "<", before)
    .where("email", "!=", "")
    .execute();
}
