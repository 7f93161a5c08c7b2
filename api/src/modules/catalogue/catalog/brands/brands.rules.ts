import type { BRAND } from "@curat/contract/staff/brand.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";

export type Brand = { id: number } & ValuesOf<typeof BRAND>;

export function brandPath(slug: string): string {
  return `/marci/${slug}`;
}
