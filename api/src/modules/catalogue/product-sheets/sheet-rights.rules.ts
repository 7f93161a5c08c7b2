import type { Permission } from "@curat/contract/staff/permissions.values";
import type { SheetField } from "@curat/contract/staff/product-sheets.values";
import { fieldsOf, type SheetItem } from "./sheets.rules.ts";

const NEEDS: Partial<Record<SheetField, { permission: Permission; why: string }>> = {
  list_price: { permission: "prices:edit", why: "Nu ai dreptul să schimbi prețuri." },
  stock: { permission: "stock:edit", why: "Nu ai dreptul să schimbi stocul." },
};

/** Returns a Romanian sentence for each permission that the sheet requires and the staff member lacks. */
export function rightsMissing(
  items: readonly SheetItem[],
  { permissions }: { permissions: readonly Permission[] },
): string[] {
  return fieldsOf(items).flatMap((field) => {
    const need = NEEDS[field];
    return need && !permissions.includes(need.permission) ? need.why : [];
  });
}
