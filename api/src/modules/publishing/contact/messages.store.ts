import type { MessageKind, MessageState } from "@curat/contract/staff/messages.values";
import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Waiting } from "../../../calendar/waiting.ts";
import { containing } from "../../../db/containing.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { Message } from "./messages.rules.ts";

export interface MessageFilter {
  state: MessageState | undefined;
  kind: MessageKind | undefined;
  /** Id of the assigned staff member; null for unassigned messages, undefined for all. */
  assigneeId: number | null | undefined;
  text: string | undefined;
  sort: "oldest" | "newest";
}

export async function listMessages(
  db: Db,
  { state, kind, assigneeId, text, sort }: MessageFilter,
  paging: Paging,
): Promise<{ rows: Message[]; total: number }> {
  const query = messages(db)
    .$if(state !== undefined, (rows) => rows.where("m.state", "=", state ?? ""))
    .$if(kind !== undefined, (rows) => rows.where("m.kind", "=", kind ?? ""))
    .$if(assigneeId === null, (rows) => rows.where("m.assignee", "=", ""))
    .$if(typeof assigneeId === "number", (rows) => rows.where("m.assignee_id", "=", assigneeId ?? null))
    .$if(Boolean(text), (rows) => rows.where(matches(text ?? "")))
    .orderBy("m.created_at", sort === "newest" ? "desc" : "asc")
    .orderBy("m.id", sort === "newest" ? "desc" : "asc");
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map(toMessage), total };
}

function matches(text: string): RawBuilder<boolean> {
  const part = containing(text);
  return sql<boolean>`(m.name || ' ' || m.last_name ilike ${part} or m.email ilike ${part}
    or m.phone like ${part} or m.questions ilike ${part})`;
}

export async function findStaffMessage(db: Db, id: number): Promise<Message | undefined> {
  const row = await messages(db).where("m.id", "=", id).executeTakeFirst();
  return row && toMessage(row);
}

export async function lockMessage(tx: Tx, id: number): Promise<Message | undefined> {
  // Read after the lock is taken, because a statement that waits for the lock would return outdated answers.
  await tx.selectFrom("contact_message").select("id").where("id", "=", id).forUpdate().execute();
  return findStaffMessage(tx, id);
}

export async function writeMessage(
  tx: Tx,
  { id, kind, state, assigneeId, assignee, note, noteAt }: Message,
): Promise<void> {
  await tx
    .updateTable("contact_message")
    .set({ kind, state, assignee_id: assigneeId, assignee, note, note_at: noteAt })
    .where("id", "=", id)
    .execute();
}

export async function insertAnswer(
  tx: Tx,
  messageId: number,
  answer: { author: string; text: string; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("contact_answer")
    .values({ message_id: messageId, ...answer })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findAnswer(db: Db, id: number) {
  return db
    .selectFrom("contact_answer as a")
    .innerJoin("contact_message as m", "m.id", "a.message_id")
    .leftJoin("product_facts as p", "p.id", "m.product_id")
    .select([
      "a.id",
      "a.text",
      "m.kind",
      "m.name",
      "m.email",
      "m.questions",
      "m.created_at as askedAt",
      "p.name as product",
      // Later answers refer to the first one, so that mail programs show a thread.
      sql<number>`(select min(f.id) from contact_answer f where f.message_id = m.id)`.as("firstId"),
    ])
    .where("a.id", "=", id)
    .executeTakeFirst();
}
export type MessageAnswer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

function messages(db: Db) {
  return db
    .selectFrom("contact_message as m")
    .leftJoin("product_facts as p", "p.id", "m.product_id")
    .leftJoin("product_read as r", "r.product_id", "m.product_id")
    .leftJoin("review_facts as v", "v.id", "m.review_id")
    .select([
      "m.id",
      "m.kind",
      "m.state",
      "m.name",
      "m.last_name as lastName",
      "m.email",
      "m.phone",
      "m.questions",
      "m.product_id as productId",
      "p.name as product",
      "p.code",
      "r.url",
      "v.id as reviewId",
      "v.title as review",
      "m.created_at as createdAt",
      "m.assignee_id as assigneeId",
      "m.assignee",
      "m.note",
      "m.note_at as noteAt",
      (eb) =>
        jsonArrayFrom(
          eb
            .selectFrom("contact_answer as a")
            .select(["a.author", "a.text", "a.at"])
            .whereRef("a.message_id", "=", "m.id")
            .orderBy("a.id"),
        ).as("answers"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof messages>["execute"]>>[number];

function toMessage({ answers, ...row }: Row): Message {
  return {
    ...row,
    // Check constraints allow only known values.
    kind: row.kind as MessageKind,
    state: row.state as MessageState,
    // JSON has no date type.
    answers: answers.map(({ at, ...answer }) => ({ ...answer, at: new Date(at) })),
  };
}

export async function waitingMessages(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, min(created_at) as oldest, max(created_at) as newest from contact_message where state = 'new'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}
