/** Product feeds and their contents. The setting `feeds` defines which feeds exist. */
import { z } from "@hono/zod-openapi";
import { call, one } from "../envelope.ts";
import { FEED_FORMATS, FEED_OMISSIONS } from "./feeds.values.ts";

const feed = z
  .object({
    name: z.string(),
    format: z.enum(FEED_FORMATS),
    /** Whether the URL contains a secret key. */
    is_secret: z.boolean(),
    /** Null before the feed is first written. */
    written_at: z.string().nullable(),
    /** When its prices stop applying, unless staff change them earlier. */
    valid_until: z.string().nullable(),
    fetched_at: z.string().nullable(),
    products: z.int().nullable(),
    omitted: z.array(
      z.object({
        reason: z.enum(FEED_OMISSIONS),
        count: z.int(),
        /** The first products, by id. */
        first: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
      }),
    ),
  })
  .openapi("StaffFeed");
export type StaffFeed = z.infer<typeof feed>;

export const listStaffFeeds = call({
  method: "get",
  path: "/staff/feeds",
  tag: "Staff: feeds",
  summary:
    "Lists the product feeds with the number of products, the omitted ones by reason, and when each was last fetched",
  access: { staff: "settings:view" },
  effect: "read",
  request: {},
  answer: one(z.array(feed)),
});
