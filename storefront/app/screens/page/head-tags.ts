import type { MetaDescriptor } from "react-router";
import type { ScreenHead } from "./screen-types.ts";

/** The tags of a screen's head, for a route's `meta`. */
export function headTags(head: ScreenHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const tags: MetaDescriptor[] = [{ title: head.title }];
  if (head.description) tags.push({ name: "description", content: head.description });
  if (head.keywords) tags.push({ name: "keywords", content: head.keywords });
  if (head.robots) tags.push({ name: "robots", content: head.robots });
  if (head.canonical) tags.push({ tagName: "link", rel: "canonical", href: head.canonical });
  return tags;
}
