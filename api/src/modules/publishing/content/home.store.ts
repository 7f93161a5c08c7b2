import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { StoredHomeBlock } from "./home.rules.ts";

export async function loadHomeBlocks(db: Db): Promise<StoredHomeBlock[]> {
  const rows = await db.selectFrom("home_block").select(["type", "content"]).orderBy("position").execute();
  // Blocks are validated before they are written, and a check constraint limits the types.
  return rows.map(({ type, content }) => ({ type, ...content }) as StoredHomeBlock);
}

/** Locks the blocks against concurrent writes and returns them. */
export async function lockHomeBlocks(tx: Tx): Promise<StoredHomeBlock[]> {
  await sql`lock table home_block in share row exclusive mode`.execute(tx);
  return loadHomeBlocks(tx);
}

export async function replaceHomeBlocks(tx: Tx, blocks: readonly StoredHomeBlock[]): Promise<void> {
  await tx.deleteFrom("home_block").execute();
  const rows = blocks.map(({ type, ...content }, position) => ({
    position,
    type,
    content: JSON.stringify(content),
  }));
  if (rows.length > 0) await tx.insertInto("home_block").values(rows).execute();
}
