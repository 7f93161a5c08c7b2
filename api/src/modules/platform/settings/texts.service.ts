/** Writing what the shop says in place of its screens' texts: one setting, each text judged by itself. */
import type { ChosenTexts } from "@curat/contract/texts.values";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction } from "../../../db/database.ts";
import { type Actor, historyOf, recordChange, StaleVersion, tag, versionOf } from "../changes/index.ts";
import { loadStored, lockStored, putSetting } from "./settings.store.ts";

const KEY = "texts";
const SUBJECT = { kind: "setting", id: KEY } as const;

export interface StandingTexts {
  chosen: ChosenTexts;
  /** Of all of them together. */
  version: number;
}

export async function standingTexts(db: Db): Promise<StandingTexts> {
  const [stored, version] = await Promise.all([loadStored(db), versionOf(db, SUBJECT)]);
  return { chosen: chosenIn(stored.get(KEY)), version };
}

/** What is chosen, in one row. */
export async function loadChosenTexts(db: Db): Promise<ChosenTexts> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", KEY).executeTakeFirst();
  return chosenIn(row?.value);
}

interface TextWrite {
  /** The version that the writer saw. */
  seen: number;
  sentence: string;
  next: (chosen: ChosenTexts) => ChosenTexts;
  /** The one text that is written: others may have changed meanwhile. Without it, none may. */
  only?: string;
  /** What a stale write is answered with. */
  shown: (standing: StandingTexts) => object;
}

/**
 * Writes what `next` makes of what stands, under a lock. Throws StaleVersion (409) where what the writer saw has changed:
 * one text where one is written, all of them otherwise.
 */
export async function writeTexts(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { seen, sentence, next, only, shown }: TextWrite,
): Promise<void> {
  await transaction(db, async (tx) => {
    // A first write has no row to lock; the version's key then lets one of two through.
    const standing = {
      chosen: chosenIn((await lockStored(tx, [KEY])).get(KEY)),
      version: await versionOf(tx, SUBJECT),
    };
    const { chosen, version } = standing;
    if (version !== seen) {
      const former = only === undefined ? undefined : await chosenAt(tx, seen);
      if (only === undefined || !former || former[only] !== chosen[only])
        throw new StaleVersion(shown(standing), version);
    }
    const value = next(chosen);
    await recordChange(tx, {
      actor,
      subject: SUBJECT,
      seen: version,
      sentence,
      before: { key: KEY, value: chosen },
      after: { key: KEY, value },
      inverse: { value: chosen },
      touched: [tag.settings],
      current: shown(standing),
    });
    await putSetting(tx, KEY, value);
  });
}

/** What was chosen on a version; undefined where there was no such version. */
async function chosenAt(db: Db, version: number): Promise<ChosenTexts | undefined> {
  if (version === 0) return {};
  const change = (await historyOf(db, SUBJECT)).find((one) => one.version === version);
  return change && chosenIn((change.after as { value?: unknown } | null)?.value);
}

/** What is stored was checked when it was written. */
function chosenIn(stored: unknown): ChosenTexts {
  return (stored ?? {}) as ChosenTexts;
}
