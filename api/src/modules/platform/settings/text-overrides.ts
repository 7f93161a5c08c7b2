/** Applies text overrides to messages that shoppers see in responses (decision 0091). */
import { AsyncLocalStorage } from "node:async_hooks";
import { API_BASE } from "@curat/contract/headers.values";
import { type ChosenTexts, chooseTextsBy } from "@curat/contract/texts.values";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { tag } from "../changes/index.ts";
import { loadChosenTexts } from "./texts.service.ts";

const FRESH_MS = 30_000;
const AGAIN_MS = 5_000;

const call = new AsyncLocalStorage<ChosenTexts>();
chooseTextsBy(() => call.getStore());

export interface TextOverrides {
  /** Runs a call with the shop's text overrides. Staff calls use the default texts. */
  during<Answer>(path: string, answer: () => Promise<Answer>): Promise<Answer>;
  drop(tags: readonly string[]): void;
}

export async function withTextOverrides<Answer>(db: Db, act: () => Promise<Answer>): Promise<Answer> {
  return call.run(await loadChosenTexts(db), act);
}

/** Opens this process's cache of the text overrides. */
export function openTextOverrides({ db, now, log }: Pick<ApiContext, "db" | "now" | "log">): TextOverrides {
  let last: ChosenTexts = {};
  let stored: { texts: Promise<ChosenTexts>; until: number } | undefined;

  function current(): Promise<ChosenTexts> {
    const at = now().getTime();
    if (stored && at < stored.until) return stored.texts;
    const reading = { texts: read(), until: at + FRESH_MS };
    stored = reading;
    return reading.texts;

    async function read(): Promise<ChosenTexts> {
      try {
        const texts = await loadChosenTexts(db);
        if (stored === reading) last = texts;
        return texts;
      } catch (error) {
        // Uses the last known texts. The call itself reports a database failure.
        log({ level: "warn", message: "The shop's texts could not be read.", error });
        reading.until = now().getTime() + AGAIN_MS;
        return last;
      }
    }
  }

  return {
    async during(path, answer) {
      if (path.startsWith(`${API_BASE}/staff`)) return answer();
      return call.run(await current(), answer);
    },
    drop(tags) {
      if (tags.includes(tag.settings) || tags.includes(tag.catalogue)) stored = undefined;
    },
  };
}
