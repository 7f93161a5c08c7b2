import type { Db } from "../../../../db/database.ts";
import { loadSettings } from "../../../platform/settings/index.ts";
import { readSynonyms, type SearchSynonym } from "./synonyms.settings.ts";

export async function loadSynonyms(db: Db): Promise<SearchSynonym[]> {
  return readSynonyms((await loadSettings(db)).searchSynonyms);
}
