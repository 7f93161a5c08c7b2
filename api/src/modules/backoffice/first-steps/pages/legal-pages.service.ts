/** Drafts are not stored until they are published. */
import type { LegalPageDraft } from "@curat/contract/staff/first-steps";
import { LEGAL_PAGES, type LegalPage } from "@curat/contract/staff/first-steps.values";
import type { ApiContext } from "../../../../context.ts";
import type { Db } from "../../../../db/database.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import { createArticle, loadArticleLinks } from "../../../publishing/content/index.ts";
import { loadSettings } from "../../../platform/settings/index.ts";
import { draftOf } from "./drafts.ts";
import { missingFieldsOf, PAGE_PLACES } from "./legal-pages.ts";

/** Returns the URLs of existing legal pages, including those written by staff. */
export async function existingPages(db: Db): Promise<Map<LegalPage, string>> {
  const links = await loadArticleLinks(db);
  const found = LEGAL_PAGES.flatMap((page) => {
    const { typeId, isIt } = PAGE_PLACES[page];
    const link = links.find((one) => one.typeID === typeId && isIt.test(one.linktitle));
    return link ? [[page, link.url] as const] : [];
  });
  return new Map(found);
}

export async function showPages({ db }: Pick<ApiContext, "db">): Promise<LegalPageDraft[]> {
  const [current, { INVOICE: company, name: shop }] = await Promise.all([
    existingPages(db),
    loadSettings(db),
  ]);
  const lacks = missingFieldsOf(company);
  return LEGAL_PAGES.map((page) => {
    const { title, linkTitle } = PAGE_PLACES[page];
    const url = current.get(page) ?? null;
    return { page, title, link_title: linkTitle, url, draft: draftOf(page, { ...company, shop }), lacks };
  });
}

interface Publishing {
  page: LegalPage;
  title: string;
  content: string;
  actor: Actor;
}

/** Publishes a legal page. Returns false if it exists already. Throws AddressRefused if the URL is taken. */
export async function publishPage(
  context: Pick<ApiContext, "db" | "now">,
  { page, title, content, actor }: Publishing,
): Promise<boolean> {
  if ((await existingPages(context.db)).has(page)) return false;
  const { id, linkTitle, slug, typeId } = PAGE_PLACES[page];
  const place = { type_id: typeId, slug, link_title: linkTitle, sort_order: LEGAL_PAGES.indexOf(page) };
  const fields = { ...place, title, content, intro: "", picture: null, documents: [], is_published: true };
  const written = await createArticle(context, actor, fields, id);
  return written.ok;
}
