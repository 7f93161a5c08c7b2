import type { MetaDescriptor } from "react-router";

const META_NAMES = new Set(["name", "property", "content"]);
const LINK_NAMES = new Set(["rel", "href", "hreflang", "type", "title"]);
/** Link relations that load nothing, unlike stylesheets and preloads. */
const LINK_KINDS = new Set(["alternate", "author", "license", "me", "next", "prev", "publisher"]);
const MAX_LETTERS = 4_000;

/**
 * Parses the field `headerTag`. Keeps only elements that neither run nor load anything (requirements: B-032).
 */
export function parseHeaderTag(html: string): MetaDescriptor[] {
  return [...html.slice(0, MAX_LETTERS).matchAll(/<(meta|link)\s([^<>]*)>/gi)].flatMap(
    ([, tag = "", text = ""]) => {
      const attributes = attributesOf(text);
      if (tag.toLowerCase() === "meta") return only(attributes, META_NAMES);
      return LINK_KINDS.has(attributes.rel ?? "")
        ? [
            {
              tagName: "link" as const,
              ...Object.fromEntries(Object.entries(attributes).filter(([name]) => LINK_NAMES.has(name))),
            },
          ]
        : [];
    },
  );
}

function only(attributes: Record<string, string>, names: ReadonlySet<string>): MetaDescriptor[] {
  const stored = Object.entries(attributes).filter(([name]) => names.has(name));
  return attributes.content && (attributes.name || attributes.property) ? [Object.fromEntries(stored)] : [];
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, name = "", double, single]) => [
      name.toLowerCase(),
      double ?? single ?? "",
    ]),
  );
}
