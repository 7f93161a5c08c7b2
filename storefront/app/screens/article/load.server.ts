import { hoursText, promisesOf } from "@curat/contract/promises.values";
import { ARTICLE } from "@curat/contract/catalog.values";
import { getArticle } from "@curat/contract/content";
import type { Article } from "@curat/contract/content";
import type { Settings } from "@curat/contract/settings";
import { listStores } from "@curat/contract/stores";
import { SENT_KEY } from "../../components/contact-form/sent-address.ts";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";
import { mapAddress, officeOf } from "./office.ts";
import { organizationGraph } from "./organization-graph.ts";

/** Articles about the company show no title, but have structured data (requirements: B7). */
const ABOUT_COMPANY: readonly number[] = [ARTICLE.aboutUs, ARTICLE.contact];
const WITH_FORM: readonly number[] = [ARTICLE.contact, ARTICLE.contactForm];

/** Returns an article, or null if it does not exist. */
export async function loadArticle(page: PageRequest) {
  const { context, id, address } = page;
  const answer = await cachedApiOf(context).call(getArticle, { params: { id: String(id) } });
  if (!answer.ok) {
    if (answer.status !== 404) console.error("article fetch failed", id, answer.status); // requirements: C-092, logged only
    refuseFailed(answer);
    return null;
  }
  return toArticleScreen(page, answer.data, address.path);
}

/** Returns the screen data for a published article or a draft. `path` is the article's path. */
export async function toArticleScreen(page: PageRequest, article: Article, path: string) {
  const { context, url } = page;
  const { shared, options } = context.get(scopeContext);
  const { id, info, docs, created } = article;
  const settings = ABOUT_COMPANY.includes(id) ? await shared.settings() : undefined;
  const known = settings?.INVOICE && settings;
  return {
    head: {
      title: info.title,
      description: article.teaser,
      canonical: `${options.shopUrl}${path}`,
      picture: info.image,
      type: "article" as const,
    },
    title: info.title,
    showsTitle: !ABOUT_COMPANY.includes(id),
    image: info.image,
    html: info.content,
    docs: docs.map(({ url: location, doctitle }) => ({ url: location, title: doctitle })),
    date: created,
    shareUrl: `${options.shopUrl}${path}`,
    organization: known ? await organizationOf(page, known) : null,
    contact: known && id === ARTICLE.contact ? await contactOf(page, known) : null,
    hasForm: WITH_FORM.includes(id),
    isSent: url.searchParams.has(SENT_KEY),
  };
}
export type ContactView = Awaited<ReturnType<typeof contactOf>>;

async function organizationOf({ context }: PageRequest, settings: Settings): Promise<object> {
  const { shared, options } = context.get(scopeContext);
  const footer = await shared.footer();
  const networks = (footer?.social ?? []).map(({ url }) => url).filter((url) => /^https?:\/\//.test(url));
  return organizationGraph({ shop: settings, shopUrl: options.shopUrl, networks });
}

/** Returns the contact details. Links to an external map if no store is at the company's address. */
async function contactOf({ context }: PageRequest, { INVOICE: { address, email, tel }, promises }: Settings) {
  const stores = await cachedApiOf(context).call(listStores);
  const office = officeOf(address, stores.ok ? stores.data : []);
  return {
    address,
    email,
    phone: tel,
    hours: hoursText(promisesOf(promises).hours),
    office,
    mapUrl: mapAddress(address, office),
  };
}
