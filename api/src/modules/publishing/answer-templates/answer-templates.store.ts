import type { TemplateKind } from "@curat/contract/staff/answer-templates.values";
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { Template } from "./answer-templates.rules.ts";

export async function nextTemplateId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('answer_template_id')::integer as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function listTemplates(db: Db, kind: TemplateKind | undefined): Promise<Template[]> {
  const rows = await db
    .selectFrom("answer_template")
    .selectAll()
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .orderBy((eb) => eb.fn<string>("lower", ["name"]))
    .orderBy("id")
    .execute();
  return rows.map(toTemplate);
}

export async function findTemplate(db: Db, id: number): Promise<Template | undefined> {
  const row = await db.selectFrom("answer_template").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toTemplate(row);
}

/** Locks these templates, and the names of all templates, until the transaction ends. */
export async function lockTemplates(tx: Tx, ids: readonly number[]): Promise<Template[]> {
  // If two writers use the same name, the second waits and is then refused.
  await sql`select pg_advisory_xact_lock(hashtextextended('answer templates', 0))`.execute(tx);
  const rows = await tx
    .selectFrom("answer_template")
    .selectAll()
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(toTemplate);
}

/** Returns whether another template of this kind has the name, in any spelling. */
export async function isNameTaken(tx: Tx, { id, kind, name }: Template): Promise<boolean> {
  const row = await tx
    .selectFrom("answer_template")
    .select("id")
    .where("kind", "=", kind)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where("id", "!=", id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function putTemplate(tx: Tx, template: Template): Promise<void> {
  await tx
    .insertInto("answer_template")
    .values(template)
    .onConflict((on) => on.column("id").doUpdateSet(template))
    .execute();
}

export async function deleteTemplate(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("answer_template").where("id", "=", id).execute();
}

function toTemplate<Row extends { kind: string }>(row: Row): Row & { kind: TemplateKind } {
  // A check constraint allows only known kinds.
  return { ...row, kind: row.kind as TemplateKind };
}
