export const COMPANY_SORTS = [
  "name",
  "-name",
  "orders",
  "-orders",
  "spent",
  "-spent",
  "last_order",
  "-last_order",
] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];
