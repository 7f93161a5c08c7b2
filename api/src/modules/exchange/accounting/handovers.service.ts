/** Records handovers and returns their files. */
import type { FieldErrors } from "@curat/contract/envelope";
import { MAX_HANDED, type Program } from "@curat/contract/staff/accounting.values";
import { monthOf } from "../../../calendar/period.ts";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction } from "../../../db/database.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { listMovedGoods, listStockValue } from "../../purchasing/costs/index.ts";
import { csvFiles, movementsFile } from "./formats/csv.rules.ts";
import { sagaFiles } from "./formats/saga.rules.ts";
import { saftMovements, saftStock } from "./formats/saft-stock.rules.ts";
import { saftFiles } from "./formats/saft.rules.ts";
import { winmentorFiles } from "./formats/winmentor.rules.ts";
import {
  findHandover,
  type Handover,
  insertHandover,
  type Item,
  listHanded,
  listItems,
  lockHandovers,
  writeWithdrawn,
} from "./handovers.store.ts";
import type { AccountingFile } from "./month.rules.ts";
import { listMonth, loadPart } from "./month.service.ts";
import { type AccountingSetting, readAccounting } from "./settings.rules.ts";

const KIND = "handover";

const PROGRAM_NAMES: Record<Program, string> = {
  saga: "SAGA",
  winmentor: "WinMENTOR",
  csv: "CSV",
  saft: "SAF-T (D406)",
};

/** Maximum number of documents per part. Rendering a part takes less than a second. */
const PER_PART = 2_000;
const MOVEMENTS_PER_PART = 10_000;
const PRODUCTS_PER_PART = 5_000;

type Shop = Pick<ApiContext, "db" | "now">;

export function itemKey({ kind, documentId }: Item): string {
  return `${kind} ${documentId}`;
}

/**
 * Records that a month was handed over to an accounting program: all its documents, or only those not yet handed over
 * to that program. Handovers run one after the other, so a pending document is never in two of them.
 */
export async function makeHandover(
  { db, now }: Shop,
  {
    month,
    program,
    scope,
    seesCosts,
    actor,
  }: { month: string; program: Program; scope: "all" | "pending"; seesCosts: boolean; actor: Actor },
): Promise<{ id: number } | { errors: FieldErrors }> {
  return transaction(db, async (tx): Promise<{ id: number } | { errors: FieldErrors }> => {
    await lockHandovers(tx);
    const { documents } = await listMonth(tx, { month, seesCosts });
    const handed = new Set(scope === "all" ? [] : (await listHanded(tx, { program, month })).map(itemKey));
    const items = documents.filter((one) => !handed.has(itemKey(one)));
    if (items.length === 0) {
      const reason =
        documents.length === 0
          ? "Luna nu are documente."
          : "Toate documentele lunii au fost predate deja. Apasă „Predă din nou toată luna”.";
      return { errors: { scope: [reason] } };
    }
    if (items.length > MAX_HANDED)
      return { errors: { month: [`Luna are prea multe documente: cel mult ${MAX_HANDED} într-o predare.`] } };
    const id = await insertHandover(tx, { month, program, at: now(), by: actor.name, items });
    await recordChange(tx, {
      actor,
      subject: { kind: KIND, id },
      sentence: `Luna ${month} a fost predată contabilului pentru ${PROGRAM_NAMES[program]}, cu ${items.length} documente.`,
      before: null,
      after: { handoverID: id, month, program, documents: items.length },
      touched: [],
    });
    return { id };
  });
}

/** Marks a handover as not imported. Returns undefined for an unknown one. */
export async function withdraw(
  { db, now }: Shop,
  { id, actor }: { id: number; actor: Actor },
): Promise<Handover | undefined> {
  return transaction(db, async (tx) => {
    await lockHandovers(tx);
    const handover = await findHandover(tx, id);
    if (!handover) return undefined;
    if (await writeWithdrawn(tx, id, { at: now(), by: actor.name }))
      await recordChange(tx, {
        actor,
        subject: { kind: KIND, id },
        sentence: `Predarea lunii ${handover.month} pentru ${PROGRAM_NAMES[handover.program]} a fost anulată.`,
        before: { handoverID: id, withdrawn: false },
        after: { handoverID: id, withdrawn: true },
        touched: [],
      });
    return findHandover(tx, id);
  });
}

export interface FilePart {
  files: AccountingFile[];
  /** Cursor of the next part; null after the last one. */
  next: string | null;
}

/**
 * Returns the files of the part at the cursor `after`, which is empty for the first part. If a handover has several
 * parts, each has a folder. With `seesCosts`, CSV and SAF-T end with stock movements, and SAF-T also with the stock
 * of each product.
 */
export async function readFiles(
  db: Db,
  handover: Handover,
  { after, seesCosts }: { after: string; seesCosts: boolean },
): Promise<FilePart> {
  const [kind, place = ""] = after.split(":");
  const setting = readAccounting((await loadStored(db)).get("accounting"));
  if (kind === "movements") return movements(db, handover, { after: Number(place), setting });
  if (kind === "stock") return stock(db, handover, { after: Number(place), setting });
  const from = Number(place);
  const rows = await listItems(db, { id: handover.id, from, limit: PER_PART });
  const items = rows.filter((item) => seesCosts || item.kind !== "purchase");
  const number = from / PER_PART + 1;
  const part = await loadPart(db, { month: handover.month, part: number, items });
  const folder = handover.documents > PER_PART ? `${String(number).padStart(2, "0")}/` : "";
  const files = WRITERS[handover.program](part, setting);
  const hasMore = from + PER_PART < handover.documents;
  const last = HAS_MOVEMENTS.has(handover.program) && seesCosts ? "movements:0" : null;
  return {
    files: files.map(({ name, bytes }) => ({ name: `${folder}${name}`, bytes })),
    next: hasMore ? `documents:${from + PER_PART}` : last,
  };
}

const WRITERS = { saga: sagaFiles, winmentor: winmentorFiles, csv: csvFiles, saft: saftFiles } as const;

const HAS_MOVEMENTS: ReadonlySet<Program> = new Set(["csv", "saft"]);

interface PartPlace {
  after: number;
  setting: AccountingSetting;
}

async function movements(
  db: Db,
  { month, program }: Handover,
  { after, setting }: PartPlace,
): Promise<FilePart> {
  const rows = await listMovedGoods(db, { period: monthOf(month), after, most: MOVEMENTS_PER_PART });
  const last = rows.at(-1);
  // The file name needs a number that no other part has.
  const place = { month, part: after + 1 };
  const file = program === "saft" ? saftMovements(place, rows, setting) : movementsFile(place, rows);
  const hasMore = last !== undefined && rows.length === MOVEMENTS_PER_PART;
  const end = program === "saft" ? "stock:0" : null;
  return { files: file ? [file] : [], next: hasMore ? `movements:${last.id}` : end };
}

async function stock(db: Db, { month }: Handover, { after, setting }: PartPlace): Promise<FilePart> {
  const rows = await listStockValue(db, { period: monthOf(month), after, most: PRODUCTS_PER_PART });
  const last = rows.at(-1);
  const file = saftStock({ month, part: after + 1 }, rows, setting);
  const hasMore = last !== undefined && rows.length === PRODUCTS_PER_PART;
  return { files: file ? [file] : [], next: hasMore ? `stock:${last.productId}` : null };
}
