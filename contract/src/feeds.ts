import { z } from "@hono/zod-openapi";
import { call, one } from "./envelope.ts";
import { BOT_KINDS } from "./feeds.values.ts";

const tag = "Feeds";

/**
 * `item` is repeated for each product. Each `{field}` in it is replaced by that product field, escaped as `escape`
 * specifies.
 */
export const feedTemplate = z.object({
  header: z.string().max(20_000),
  item: z.string().max(20_000),
  footer: z.string().max(20_000),
  escape: z.enum(["xml", "csv"]),
});
export type FeedTemplate = z.infer<typeof feedTemplate>;

export const getRobots = call({
  method: "get",
  path: "/utilities/robots",
  tag,
  summary: "Lists which kinds of robots may crawl the shop",
  access: "public",
  effect: "read",
  answer: one(z.object({ allowed: z.record(z.enum(BOT_KINDS), z.boolean()) })),
});
