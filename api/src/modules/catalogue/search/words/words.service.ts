import type { ApiContext } from "../../../../context.ts";
import { countBeside } from "../../../../db/replicas.ts";
import { countedTerm } from "./words.rules.ts";
import { countWord } from "./words.store.ts";

/** Counts what somebody searched for; a search never waits for it and never fails by it. */
export async function noteSearch(
  { db, now, log }: Pick<ApiContext, "db" | "now" | "log">,
  { text, found }: { text: string; found: number },
): Promise<void> {
  const term = countedTerm(text);
  if (term === undefined) return;
  try {
    await countBeside(() => countWord(db, { term, found, at: now() }));
  } catch (error) {
    log({ level: "warn", message: "A search was not counted.", error });
  }
}
