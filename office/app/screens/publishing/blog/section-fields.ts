import type { BlogSection } from "@curat/contract/staff/blog-sections";
import type { Typed } from "@curat/ui/form/form-values.ts";

export type SectionKind = "category" | "tag";

/** Names of the forms for categories or tags. The page has one form per entry. */
export const sectionForm = {
  act: "section",
  of: (id: number) => `section-${id}`,
  remove: (id: number) => `remove-${id}`,
};

export function filledSection({ name, slug, sort_order }: BlogSection): Typed {
  return { name, slug, sort_order: String(sort_order) };
}
