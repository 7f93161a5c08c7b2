import { addSearchSynonym } from "@curat/contract/staff/search-synonyms";
import type { ApiContext } from "../../../../context.ts";
import { invalid } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { amendSetting } from "../../../platform/settings/index.ts";
import { readSynonyms, type SearchSynonym, synonymsSetting, withSynonym } from "./synonyms.settings.ts";

export function synonymsRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, addSearchSynonym, async ({ body, staff }) => {
    const rule = { schema: synonymsSetting, read: readSynonyms };
    const next = (rows: SearchSynonym[]) => allowed(withSynonym(rows, body));
    await amendSetting(context, staff, { key: "searchSynonyms", rule, next });
    return { data: body };
  });
}

/** Throws a 422 for the matching field of the request. Only the last row, which is new, can be invalid. */
function allowed(rows: SearchSynonym[]): SearchSynonym[] {
  const { error } = synonymsSetting.safeParse(rows);
  const [issue] = error?.issues ?? [];
  if (!issue) return rows;
  throw invalid({ [String(issue.path.at(-1) ?? "said")]: [issue.message] });
}
