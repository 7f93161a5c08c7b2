import type { ProductStep } from "@curat/contract/staff/products.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { type Actor, recordChanges } from "../../../platform/changes/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { lockNames } from "../names.store.ts";
import { refreshProductRead } from "../read-model.ts";
import { type ProductWrite, writeProducts } from "./product-writes.ts";
import { faultsAround, placeAfter } from "./products.service.ts";
import { loadStates } from "./products.store.ts";

interface Moved {
  id: number;
  name: string;
  ok: boolean;
  why: string | null;
}

/** Publishes, unpublishes, archives or restores products as one action. Refused products stay unchanged. */
export function moveProducts(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { ids, step, actor }: { ids: readonly number[]; step: ProductStep; actor: Actor },
): Promise<Moved[]> {
  const at = now();
  return transaction(db, async (tx) => {
    await lockNames(tx);
    await lockProducts(tx, ids);
    const states = await loadStates(tx, ids);
    const writes: ProductWrite[] = [];
    const moved: Moved[] = [];
    for (const id of new Set(ids)) {
      const before = states.get(id);
      const after = before && { ...before, ...placeAfter(step, before, at) };
      const isJudged = step === "publish" || step === "restore";
      const errors = after && isJudged ? await faultsAround(tx, id, after) : {};
      const why = after ? Object.values(errors).flat().join(" ") : "Produsul nu mai există.";
      if (after && why === "") writes.push({ id, before, after });
      moved.push({ id, name: before?.name ?? String(id), ok: why === "", why: why || null });
    }
    const changes = await writeProducts(tx, writes, { at, actor, source: "staff" });
    await recordChanges(tx, changes);
    await refreshProductRead(
      tx,
      changes.map(({ subject }) => Number(subject.id)),
      at,
    );
    return moved;
  });
}
