/** Synonyms map visitors' search words to the shop's words. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";

const fields = { said: requiredText("Cine caută", 60), meant: requiredText("Găsește și", 60) };

export const addSearchSynonym = call({
  method: "post",
  path: "/staff/search/synonyms",
  tag: "Staff: settings",
  summary:
    "Adds a row to the setting `searchSynonyms`: searches for `said` also find results for `meant`. An existing row is unchanged; 422 at the field for a word that another row has",
  access: { staff: "settings:edit" },
  effect: "write",
  request: { body: json(z.object(fields, { error: MESSAGES.malformed })) },
  answer: one(z.object(fields)),
});
