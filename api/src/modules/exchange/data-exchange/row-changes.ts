import type { Db } from "../../../db/database.ts";
import { greenClaimsWarning } from "@curat/contract/staff/green-claims.values";
import { numberOf } from "./kinds/cell-values.ts";
import { columnsIn, type Cells, type FileOptions, type SheetCell, type SheetKind } from "./kinds/kind.ts";
import { isEmptied } from "./kinds/products.columns.ts";
import { keyOf } from "./rows.rules.ts";

type Now = Readonly<Record<string, SheetCell>>;
const A_TURN = 1_000;
/** Maximum number of stored rows to read for a kind without a lookup by key. Later rows show only the new text. */
const MAX_READ = 20_000;

/** Returns the stored values for these keys. */
export async function loadNow(
  db: Db,
  kind: SheetKind,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<Map<string, Now>> {
  const requested = new Set(keys);
  const found = new Map<string, Now>();
  let [after, read]: [string | null, number] = [null, 0];
  while (requested.size > found.size && read < MAX_READ) {
    const page = await kind.read(db, { filter: {}, keys, after, limit: A_TURN, now });
    for (const row of page.rows) {
      const key = keyOf(textsOf(row), kind);
      if (key !== undefined && requested.has(key)) found.set(key, row);
    }
    [after, read] = [page.after, read + page.rows.length];
    if (after === null) break;
  }
  return found;
}

function textsOf(row: Now): Cells {
  const reported = Object.entries(row).filter(([, cell]) => cell !== null && cell !== "");
  return Object.fromEntries(reported.map(([key, cell]) => [key, String(cell)]));
}

export interface RowChanges {
  changes: Record<string, [was: string, becomes: string]>;
  warning: string;
}
export const NO_CHANGES: RowChanges = { changes: {}, warning: "" };

/** A number may change by this factor without a warning. A larger change suggests a misread decimal mark or unit. */
const MAX_CHANGE_FACTOR = 10;

/** Returns the old and new text of each changed cell, keyed by column name. */
export function changesOf(
  kind: SheetKind,
  { cells, now = {} }: { cells: Cells; now: Now | undefined },
  { adds }: FileOptions,
): RowChanges {
  const changes: RowChanges["changes"] = {};
  const warnings: string[] = [];
  for (const { key, label, isKey, isNumber } of columnsIn(kind)) {
    const cell = cells[key];
    if (cell === undefined || isKey) continue;
    const was = String(now[key] ?? "");
    const [from, reported] = isNumber ? [numberOf(was), numberOf(cell)] : [];
    const to = reported !== undefined && adds ? (from ?? 0) + reported : reported;
    const becomes = isEmptied(cell) ? "" : String(to ?? cell);
    if (was === becomes) continue;
    changes[label] = [was.slice(0, MAX_SHOWN), becomes.slice(0, MAX_SHOWN)];
    if (from && to && from > 0 && to > 0 && Math.max(from / to, to / from) > MAX_CHANGE_FACTOR)
      warnings.push(`${label}: valoarea se schimbă de peste ${MAX_CHANGE_FACTOR} ori.`);
  }
  return { changes, warning: warnings.join(" ") };
}
const MAX_SHOWN = 200;

/** Returns a warning about generic environmental claims in the row's public texts; empty if there are none. */
export function claimsIn(kind: SheetKind, cells: Cells): string {
  if (!kind.isReadByVisitors) return "";
  const texts = columnsIn(kind).flatMap(({ key, isKey, isNumber }) =>
    isKey || isNumber ? [] : (cells[key] ?? []),
  );
  return greenClaimsWarning(texts) ?? "";
}
