/** Text overrides are one setting, but their versions are checked for each text. */
import type { ChosenTexts } from "@curat/contract/texts.values";
import type { ApiContext } from "../../../context.ts";
import { type Db, executeNamed, transaction } from "../../../db/database.ts";
import { type Actor, historyOf, recordChange, StaleVersion, tag, versionOf } from "../changes/index.ts";
import { loadStored, lockStored, putSetting } from "./settings.store.ts";

const KEY = "texts";
const SUBJECT = { kind: "setting", id: KEY } as const;

export interface CurrentTexts {
  chosen: ChosenTexts;
  version: number;
}

export async function loadCurrentTexts(db: Db): Promise<CurrentTexts> {
  const [stored, version] = await Promise.all([loadStored(db), versionOf(db, SUBJECT)]);
  return { chosen: chosenIn(stored.get(KEY)), version };
}

export async function loadChosenTexts(db: Db): Promise<ChosenTexts> {
  const query = db.selectFrom("setting").select("value").where("key", "=", KEY);
  const [row] = await executeNamed(db, "chosen-texts", query);
  return chosenIn(row?.value);
}

interface TextWrite {
  expectedVersion: number;
  sentence: string;
  next: (chosen: ChosenTexts) => ChosenTexts;
  /** Key of the only text to write. If undefined, no text may have changed since the editor read them. */
  only?: string;
  shown: (present: CurrentTexts) => object;
}

/**
 * Saves the result of `next`. Throws StaleVersion (409) if the text `only` has changed or, without `only`, if any
 * text has changed.
 */
export async function writeTexts(
  { db }: Pick<ApiContext, "db">,
  actor: Actor,
  { expectedVersion, sentence, next, only, shown }: TextWrite,
): Promise<void> {
  await transaction(db, async (tx) => {
    // Before the first write there is no row to lock. Only one of two writers then gets the unique version.
    const present = {
      chosen: chosenIn((await lockStored(tx, [KEY])).get(KEY)),
      version: await versionOf(tx, SUBJECT),
    };
    const { chosen, version } = present;
    if (version !== expectedVersion) {
      const former = only === undefined ? undefined : await chosenAt(tx, expectedVersion);
      if (only === undefined || !former || former[only] !== chosen[only])
        throw new StaleVersion(shown(present), version);
    }
    const value = next(chosen);
    await recordChange(tx, {
      actor,
      subject: SUBJECT,
      expectedVersion: version,
      sentence,
      before: { key: KEY, value: chosen },
      after: { key: KEY, value },
      inverse: { value: chosen },
      touched: [tag.settings],
      current: shown(present),
    });
    await putSetting(tx, KEY, value);
  });
}

async function chosenAt(db: Db, version: number): Promise<ChosenTexts | undefined> {
  if (version === 0) return {};
  const change = (await historyOf(db, SUBJECT)).find((one) => one.version === version);
  return change && chosenIn((change.after as { value?: unknown } | null)?.value);
}

/** Values are validated when they are written. */
function chosenIn(stored: unknown): ChosenTexts {
  return (stored ?? {}) as ChosenTexts;
}
