import { getRobots } from "@curat/contract/feeds";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { readFeedsSetting } from "./feeds.settings.ts";

export function feedsRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, getRobots, async () => {
    const { feeds } = await loadSettings(db);
    return { data: { allowed: readFeedsSetting(feeds).robots } };
  });
}
