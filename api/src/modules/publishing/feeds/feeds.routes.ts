import { getRobots } from "@curat/contract/feeds";
import { listStaffFeeds } from "@curat/contract/staff/feeds";
import { FEED_OMISSIONS } from "@curat/contract/staff/feeds.values";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { loadNames } from "./feed.store.ts";
import { feedFileName, readFeedsSetting } from "./feeds.settings.ts";
import { loadWrittenFeeds } from "./public-file.store.ts";

export function feedsRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, getRobots, async () => {
    const { feeds } = await loadSettings(db);
    return { data: { allowed: readFeedsSetting(feeds).robots } };
  });

  serve(app, listStaffFeeds, async () => {
    const { feeds } = readFeedsSetting((await loadSettings(db)).feeds);
    const written = await loadWrittenFeeds(db, feeds.map(feedFileName));
    const listed = [...written.values()].flatMap(({ report }) =>
      Object.values(report?.omitted ?? {}).flatMap(({ first }) => first),
    );
    const names = await loadNames(db, [...new Set(listed)]);
    return {
      data: feeds.map((feed) => {
        const { writtenAt, fetchedAt, report } = written.get(feedFileName(feed)) ?? {};
        return {
          name: feed.name,
          format: feed.format,
          is_secret: feed.key !== null,
          written_at: writtenAt?.toISOString() ?? null,
          valid_until: report?.valid_until ?? null,
          fetched_at: fetchedAt?.toISOString() ?? null,
          products: report?.products ?? null,
          omitted: FEED_OMISSIONS.flatMap((reason) => {
            const omitted = report?.omitted[reason];
            if (!omitted) return [];
            return [
              { reason, count: omitted.count, first: omitted.first.flatMap((id) => names.get(id) ?? []) },
            ];
          }),
        };
      }),
    };
  });
}
