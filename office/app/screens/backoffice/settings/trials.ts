/** Where what a setting does can be tried or seen. */
import { texts } from "./texts.ts";

interface Trial {
  href: string;
  text: string;
}

/** Links of this server: the test parcel for the tariffs, each product feed with its key. */
export function trialsOf({ key, value }: { key: string; value?: unknown }): Trial[] {
  if (key === "mailTexts") return [{ href: "/admin/texte-mailuri", text: texts.openMails }];
  if (key === "texts") return [{ href: "/admin/texte-magazin", text: texts.openTexts }];
  if (key === "shipping") return [{ href: "/admin/setari/colet", text: texts.tryParcel }];
  if (key !== "feeds") return [];
  const { feeds = [] } = value as { feeds?: { name: string; key: string | null }[] }; // checked when it was written
  return feeds.map((feed) => ({
    href: ["/feed", ...(feed.key ? [encodeURIComponent(feed.key)] : []), feed.name].join("/"),
    text: texts.openFeed(feed.name),
  }));
}
