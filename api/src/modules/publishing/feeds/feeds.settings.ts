import { createHash } from "node:crypto";
import { BOT_KINDS } from "@curat/contract/feeds.values";
import { feedTemplate } from "@curat/contract/feeds";
import { FEED_FORMATS } from "@curat/contract/staff/feeds.values";
import { z } from "zod";

const feed = z.object({
  name: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]+\.(?:xml|csv|txt)$/),
  key: z.string().min(20).max(200).nullable(),
  format: z.enum(FEED_FORMATS),
  template: feedTemplate.nullable().default(null),
  hasSoldOut: z.boolean().default(true),
});
export type Feed = z.infer<typeof feed>;

const allFeeds = z.object({
  robots: z.record(z.enum(BOT_KINDS), z.boolean()),
  feeds: z.array(feed),
});
export type FeedsSetting = z.infer<typeof allFeeds>;
export const feedsSetting = allFeeds.partial().strict();

const DEFAULTS: FeedsSetting = {
  robots: { search: true, assistants: true, training: false },
  feeds: [{ name: "google.xml", key: null, format: "google", template: null, hasSoldOut: true }],
};

/** Returns the file name of a feed. It contains only a hash of the secret key. */
export function feedFileName({ name, key }: Feed): string {
  if (key === null) return `feed/${name}`;
  return `feed/${createHash("sha256").update(key).digest("hex").slice(0, 32)}/${name}`;
}

/** Returns the stored setting with defaults. Throws if it is malformed. */
export function readFeedsSetting(stored: unknown): FeedsSetting {
  return allFeeds.parse({ ...DEFAULTS, ...(stored as object | undefined) });
}
