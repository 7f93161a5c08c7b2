/** Exports stock and stock movements as elements of SAF-T (D406). Values are at cost, without VAT. */
import { decimalLei } from "../../../../text/money.ts";
import { leaf, writeXml, type XmlElement } from "../../../money/invoices/index.ts";
import type { MovedGoods, ValueRow } from "../../../purchasing/costs/index.ts";
import type { AccountingFile } from "../month.rules.ts";
import type { AccountingSetting } from "../settings.rules.ts";

interface FileOf {
  month: string;
  /** Number of the part within the handover, starting at 1. */
  part: number;
}

/** Unit of all goods in the cost ledger. */
const PIECES = "H87";

const MOVEMENT_TYPES: Record<MovedGoods["kind"], string> = {
  opening: "stoc inițial",
  receipt: "recepție",
  receipt_undone: "recepție anulată",
  dispatch: "vânzare",
  returned: "retur de la client",
  correction: "inventar sau corecție",
};

/** Returns the file of a part's movements; undefined if there are none. */
export function saftMovements(
  { month, part }: FileOf,
  rows: readonly MovedGoods[],
  setting: AccountingSetting,
): AccountingFile | undefined {
  if (rows.length === 0) return undefined;
  const pieces = (isIn: boolean) =>
    rows.reduce((sum, one) => sum + (one.pieces > 0 === isIn ? Math.abs(one.pieces) : 0), 0);
  return fileOf(`D406_miscari_${month}_${part}.xml`, {
    name: "MovementOfGoods",
    content: [
      leaf("NumberOfMovementLines", String(rows.length)),
      leaf("TotalQuantityReceived", String(pieces(true))),
      leaf("TotalQuantityIssued", String(pieces(false))),
      ...rows.map((row) => movementElement(row, setting)),
    ],
  });
}

function movementElement(
  { id, day, code, kind, reference, pieces, valueBani }: MovedGoods,
  { store, stockAccount }: AccountingSetting,
): XmlElement {
  return {
    name: "StockMovement",
    content: [
      leaf("MovementReference", String(id)),
      leaf("MovementDate", day),
      leaf("MovementType", MOVEMENT_TYPES[kind]),
      leaf("DocumentReference", reference),
      {
        name: "StockMovementLine",
        content: [
          leaf("LineNumber", "1"),
          leaf("WarehouseID", store),
          leaf("AccountID", stockAccount),
          leaf("ProductCode", code),
          leaf("Quantity", String(pieces)),
          leaf("UnitOfMeasure", PIECES),
          leaf("UOMToUOMPhysicalStockConversionFactor", "1"),
          leaf("BookValue", decimalLei(valueBani)),
        ],
      },
    ],
  };
}

/**
 * Returns the file with each product's stock at the beginning and at the end of the month; undefined without
 * products.
 */
export function saftStock(
  { month, part }: FileOf,
  rows: readonly ValueRow[],
  setting: AccountingSetting,
): AccountingFile | undefined {
  if (rows.length === 0) return undefined;
  const content = rows.map((row) => stockElement(row, setting));
  return fileOf(`D406_stocuri_${month}_${part}.xml`, { name: "PhysicalStock", content });
}

function stockElement(
  { code, opening, openingPieces, closing, pieces }: ValueRow,
  { store, stockAccount }: AccountingSetting,
): XmlElement {
  return {
    name: "PhysicalStockEntry",
    content: [
      leaf("WarehouseID", store),
      leaf("ProductCode", code),
      leaf("AccountID", stockAccount),
      leaf("UOMPhysicalStock", PIECES),
      leaf("UOMToUOMBaseConversionFactor", "1"),
      leaf("UnitPrice", pieces === 0 ? undefined : decimalLei(Math.round(closing / pieces))),
      leaf("OpeningStockQuantity", String(openingPieces)),
      leaf("OpeningStockValue", decimalLei(opening)),
      leaf("ClosingStockQuantity", String(pieces)),
      leaf("ClosingStockValue", decimalLei(closing)),
    ],
  };
}

function fileOf(name: string, root: XmlElement): AccountingFile {
  return { name, bytes: new TextEncoder().encode(writeXml(root)) };
}
