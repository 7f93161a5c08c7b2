import { countRedirects, resolveRoute } from "@curat/contract/routing";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { addHits } from "./redirects.store.ts";
import { pathOf, resolveAddress } from "./resolve-address.ts";

export function routingRoutes(app: ApiApp, { db, config, now }: ApiContext): void {
  serve(app, countRedirects, async ({ body }) => {
    const hits = body.hits.flatMap(({ from, times }) => {
      const path = pathOf(from);
      return path === undefined ? [] : [{ from: path, times }];
    });
    await addHits(db, hits, now());
    return { data: null };
  });

  serve(app, resolveRoute, async ({ body, madeOf }) => {
    const { tags, answer } = await resolveAddress({ db, shopUrl: config.shopUrl, now: now() }, body.url);
    madeOf(tags);
    return answer;
  });
}
