import { mayExport } from "@curat/contract/staff/exchange.values";
import type { SheetKindName } from "@curat/contract/staff/exchange.values";
import type { Context } from "../session/session.server.ts";
import { requireStaff } from "../session/staff.server.ts";

/** Returns the export's URL with the list's current filters, or undefined without the permission. */
export async function exportLink(
  context: Context,
  kind: SheetKindName,
  filters: Readonly<Record<string, string | undefined>> = {},
): Promise<string | undefined> {
  const { permissions } = await requireStaff(context);
  if (!permissions.includes("exports:edit") || !mayExport(kind, permissions)) return undefined;
  const reported = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/export?${new URLSearchParams([["fel", kind], ...reported])}`;
}
