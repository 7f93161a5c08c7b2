import type { MetaDescriptor } from "react-router";
import { sharePicture } from "@curat/ui/picture/picture-sources.ts";
import { absoluteAddress } from "../structured-data/absolute-address.ts";
import { parseHeaderTag } from "./header-tag.ts";
import type { ScreenHead } from "./screen-types.ts";

/** Returns a screen's head tags for a route's `meta`. Tags common to all pages are in root.tsx. */
export function headTags(head: ScreenHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const tags: MetaDescriptor[] = [{ title: head.title }];
  if (head.description) tags.push({ name: "description", content: head.description });
  if (head.keywords) tags.push({ name: "keywords", content: head.keywords });
  if (head.robots) tags.push({ name: "robots", content: head.robots });
  if (head.canonical) tags.push({ tagName: "link", rel: "canonical", href: head.canonical });
  if (head.canonical && !head.robots?.startsWith("noindex")) tags.push(...shareTags(head, head.canonical));
  if (head.headerTag) tags.push(...parseHeaderTag(head.headerTag));
  return tags;
}

/** Returns the sharing tags. Pages that must not be indexed have none. */
function shareTags(head: ScreenHead, canonical: string): MetaDescriptor[] {
  const { title, description, picture, type = "website" } = head;
  const image = picture ? absoluteAddress(sharePicture(picture), canonical) : undefined;
  return [
    ...["ro", "x-default"].map((hrefLang) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href: canonical,
    })),
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: canonical },
    ...(image ? [{ property: "og:image", content: image }] : []),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
  ];
}
