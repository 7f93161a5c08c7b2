/** A category or tag of the blog as its form holds it. */
import type { BlogSection } from "@curat/contract/staff/blog-sections";
import type { Typed } from "@curat/ui/form/form-values.ts";

export type SectionKind = "category" | "tag";

/** The names of the forms of a page, which has one for each. */
export const sectionForm = {
  act: "section",
  of: (id: number) => `section-${id}`,
  remove: (id: number) => `remove-${id}`,
};

export function filledSection({ name, slug, sort_order }: BlogSection): Typed {
  return { name, slug, sort_order: String(sort_order) };
}
