import type { ApiContext } from "../../../../context.ts";
import { countOnPrimary } from "../../../../db/replicas.ts";
import { countedTerm } from "./words.rules.ts";
import { countWord } from "./words.store.ts";

export async function noteSearch(
  { db, now, log }: Pick<ApiContext, "db" | "now" | "log">,
  { text, found }: { text: string; found: number },
): Promise<void> {
  const term = countedTerm(text);
  if (term === undefined) return;
  try {
    await countOnPrimary(() => countWord(db, { term, found, at: now() }));
  } catch (error) {
    log({ level: "warn", message: "A search was not counted.", error });
  }
}
