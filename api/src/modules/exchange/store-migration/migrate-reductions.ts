import { romanianWallClock } from "../../../calendar/romanian-time.ts";
import type { Tx } from "../../../db/database.ts";
import { writeImportedReductions, type ImportedReduction } from "../../catalogue/promotions/index.ts";
import { type Came, PLATFORM_NAMES, type Scene } from "./scene.ts";

/** Creates one promotion for each group of equal reductions. The URL contains the start only if it is in the future. */
export async function importReductions(
  tx: Tx,
  { platform, at, actor }: Pick<Scene, "platform" | "at" | "actor">,
  reduced: NonNullable<Came["reduced"]>,
): Promise<void> {
  const reductions = new Map<string, ImportedReduction>();
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
  await writeImportedReductions(tx, [...reductions.values()], { actor, at });
}

/** Formats a time as digits in Romanian time, such as 202612250000. */
function stampOf(at: Date): string {
  return romanianWallClock(at).slice(0, 16).replaceAll(/\D/g, "");
}
