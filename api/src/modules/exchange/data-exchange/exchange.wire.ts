import type { ImportKind } from "@curat/contract/staff/imports";
import { columnsIn, type SheetKind } from "./kinds/kind.ts";

export function toWireKind(kind: SheetKind): ImportKind {
  const columns = columnsIn(kind);
  return {
    kind: kind.name,
    columns: columns.map(({ key, label, hint = "", isKey = false, isNeeded = false, isNumber = false }) => ({
      key,
      label,
      hint,
      is_key: isKey,
      is_needed: isNeeded,
      is_number: isNumber,
    })),
    example: columns.map(({ example = "" }) => example),
  };
}
