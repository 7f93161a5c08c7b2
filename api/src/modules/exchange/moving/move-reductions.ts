/** Reductions of moved products as promotions: one for all products that are reduced alike, at the same time. */
import { romanianWallClock } from "../../../calendar/romanian-time.ts";
import type { Tx } from "../../../db/database.ts";
import { bringReductions, type BroughtReduction } from "../../catalogue/promotions/index.ts";
import { type Came, PLATFORM_NAMES, type Scene } from "./scene.ts";

/** A reduction that ran when the move began starts with each piece that brings it: its address tells only planned starts. */
export async function bringMovedReductions(
  tx: Tx,
  { platform, at, actor }: Pick<Scene, "platform" | "at" | "actor">,
  reduced: NonNullable<Came["reduced"]>,
): Promise<void> {
  const reductions = new Map<string, BroughtReduction>();
  for (const { productId, ...reduction } of reduced) {
    const { percent, fixedBani, startsAt, endsAt } = reduction;
    const how = percent === null ? `${fixedBani}-bani` : `${percent}-la-suta`;
    const start = startsAt > at ? `-de-la-${stampOf(startsAt)}` : "";
    const slug = `${platform}-${how}${start}-pana-la-${stampOf(endsAt)}`;
    const alike = reductions.get(slug);
    if (alike) alike.productIds.push(productId);
    else {
      const label = percent === null ? "Reducere" : `-${percent}%`;
      const name = `${label === "Reducere" ? label : `Reducere ${label.slice(1)}`} din ${PLATFORM_NAMES[platform]}`;
      reductions.set(slug, { ...reduction, slug, name, label, productIds: [productId] });
    }
  }
  await bringReductions(tx, [...reductions.values()], { actor, at });
}

/** 2026-12-24T22:00:00.000Z as 202612250000, by the clock of Romania. */
function stampOf(at: Date): string {
  return romanianWallClock(at).slice(0, 16).replaceAll(/\D/g, "");
}
