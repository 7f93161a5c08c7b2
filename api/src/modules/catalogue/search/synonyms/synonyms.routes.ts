import { addSearchSynonym } from "@curat/contract/staff/search-synonyms";
import type { ApiContext } from "../../../../context.ts";
import { invalid } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { amendSetting } from "../../../platform/settings/index.ts";
import { readSynonyms, type SearchSynonym, synonymsSetting, withSynonym } from "./synonyms.settings.ts";

/** A word that found nothing, and what is meant by it. */
export function synonymsRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, addSearchSynonym, async ({ body, staff }) => {
    const rule = { schema: synonymsSetting, read: readSynonyms };
    const next = (rows: SearchSynonym[]) => allowed(withSynonym(rows, body));
    await amendSetting(context, staff, { key: "searchSynonyms", rule, next });
    return { data: body };
  });
}

/** The rows, the last of which may be refused; throws 422 at its field. */
function allowed(rows: SearchSynonym[]): SearchSynonym[] {
  const { error } = synonymsSetting.safeParse(rows);
  const [issue] = error?.issues ?? [];
  if (!issue) return rows;
  throw invalid({ [String(issue.path.at(-1) ?? "said")]: [issue.message] });
}
