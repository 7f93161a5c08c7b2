import type { BlogSection } from "@curat/contract/staff/blog-sections";
import type { Typed } from "@curat/ui/form/form-values.ts";

export type SectionKind = "category" | "tag";

/** The page has one form per category or tag. */
export const sectionForm = {
  act: "section",
  of: (id: number) => `section-${id}`,
  remove: (id: number) => `remove-${id}`,
};

export function filledSection({ name, slug, sort_order }: BlogSection): Typed {
  return { name, slug, sort_order: String(sort_order) };
}
