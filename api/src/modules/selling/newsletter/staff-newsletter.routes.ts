import * as calls from "@curat/contract/staff/newsletter";
import type { SubscriptionState } from "@curat/contract/staff/newsletter.values";
import type { ApiContext } from "../../../context.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { listSubscribers } from "./subscribers.store.ts";

const EXPORTED_A_PAGE = 1_000;

interface WriteInput {
  state: SubscriptionState | "all";
  q?: string | undefined;
  subscriber_id?: number | undefined;
  sort: "oldest" | "newest";
  page: number;
}

export function staffNewsletterRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, calls.listSubscribers, async ({ query, url }) => answer(query, query.per_page, url));
  serve(app, calls.exportSubscribers, async ({ query, url }) => answer(query, EXPORTED_A_PAGE, url));

  async function answer({ state, q, subscriber_id: id, sort, page }: WriteInput, perPage: number, url: URL) {
    const filter = { state: state === "all" ? undefined : state, text: q, id, sort };
    const { rows, total } = await listSubscribers(db, filter, { page, perPage });
    const shown = rows.map(({ email, state: current, askedAt, confirmedAt, leftAt }) => ({
      email,
      state: current,
      asked_at: askedAt.toISOString(),
      confirmed_at: confirmedAt?.toISOString() ?? null,
      left_at: leftAt?.toISOString() ?? null,
    }));
    return pagedAnswer(shown, { page, perPage, total }, url);
  }
}
