import { insertInBatches } from "../../db/batches.ts";
import type { Db, Tx } from "../../db/database.ts";

export interface RouteImport {
  path: string;
  kind: "product" | "category" | "brand" | "article";
  targetId: number;
  metaTitle: string;
  metaDescription: string;
}

/** Gives pages their addresses. A page that had another address keeps it as a permanent redirect. */
export async function putRoutes(tx: Tx, routes: RouteImport[]): Promise<void> {
  const rows = routes.map(({ path, kind, targetId, metaTitle, metaDescription }) => ({
    path,
    kind,
    target_id: targetId,
    redirect_to: null,
    meta_title: metaTitle,
    meta_description: metaDescription,
  }));
  await insertInBatches(rows, async (batch) => {
    await redirectFormer(tx, batch);
    await tx
      .insertInto("route")
      .values(batch)
      .onConflict((on) =>
        on.column("path").doUpdateSet((eb) => ({
          kind: eb.ref("excluded.kind"),
          target_id: eb.ref("excluded.target_id"),
          redirect_to: null,
          meta_title: eb.ref("excluded.meta_title"),
          meta_description: eb.ref("excluded.meta_description"),
        })),
      )
      .execute();
  });
}

async function redirectFormer(
  tx: Tx,
  rows: { path: string; kind: string; target_id: number }[],
): Promise<void> {
  const standing = await tx
    .selectFrom("route")
    .select(["path", "kind", "target_id"])
    .where(
      "target_id",
      "in",
      rows.map((row) => row.target_id),
    )
    .execute();
  const current = new Map(rows.map((row) => [`${row.kind}:${row.target_id}`, row.path]));
  for (const { path, kind, target_id } of standing) {
    const target = current.get(`${kind}:${target_id}`);
    if (target === undefined || target === path) continue;
    await tx
      .updateTable("route")
      .set({ kind: "redirect", redirect_to: target, target_id: null })
      .where("path", "=", path)
      .execute();
  }
}

export interface StoredRoute {
  path: string;
  kind: string;
  target_id: number | null;
  redirect_to: string | null;
  meta_title: string;
  meta_description: string;
}

/** The route that stands at an address, if any. */
export async function findRoute(db: Db, path: string): Promise<StoredRoute | undefined> {
  return db.selectFrom("route").selectAll().where("path", "=", path).executeTakeFirst();
}
