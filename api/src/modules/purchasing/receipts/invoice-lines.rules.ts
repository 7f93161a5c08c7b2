import type { ReceiptVat } from "@curat/contract/staff/receipt-vat.values";
import { baniOfDecimal } from "../../../text/money.ts";
import { type DocumentLine, expiryOf, MAX_LOT } from "./delivery-file.rules.ts";

/** A line as in the XML. Amounts and quantities are decimal strings. */
export interface InvoiceLineText {
  name: string;
  sellersCode: string;
  buyersCode: string;
  barcode: string;
  unitCode: string;
  quantity: string;
  netAmount: string;
  vat?: ReceiptVat | null;
  lot?: string;
  expiresOn?: string;
}

/** Romanian words for UN/ECE Rec 20 and 21 unit codes. */
const UNITS: Record<string, string> = {
  C62: "buc",
  H87: "buc",
  EA: "buc",
  XBX: "cutie",
  BX: "cutie",
  XCT: "bax",
  CT: "bax",
  XPK: "pachet",
  PK: "pachet",
  XPA: "pachet",
  SET: "set",
  XPX: "palet",
};

/** Returns the lines with whole positive quantities, and a reason for each omitted line. */
export function linesIn(lines: readonly InvoiceLineText[]): { lines: DocumentLine[]; faults: string[] } {
  const faults: string[] = [];
  const read = lines.flatMap((line, index): DocumentLine[] => {
    const quantity = Number(line.quantity);
    const valueBani = baniOfDecimal(line.netAmount);
    const fault = faultIn(quantity, valueBani);
    if (fault) {
      faults.push(`Rândul ${index + 1} (${line.name}): ${fault}`);
      return [];
    }
    return [
      {
        row: index + 1,
        supplierCode: line.sellersCode,
        code: line.buyersCode,
        barcode: line.barcode,
        name: line.name,
        unit: UNITS[line.unitCode] ?? line.unitCode,
        quantity,
        valueBani,
        vat: line.vat ?? undefined,
        ...(line.lot && {
          lot: { code: line.lot.slice(0, MAX_LOT), expiresOn: expiryOf(line.expiresOn ?? "") ?? null },
        }),
      },
    ];
  });
  return { lines: read, faults };
}

function faultIn(quantity: number, valueBani: number): string | undefined {
  if (!Number.isFinite(quantity) || quantity <= 0) return "cantitatea nu este mai mare decât zero.";
  if (!Number.isInteger(quantity)) return "cantitatea nu este un număr întreg.";
  if (quantity > 1_000_000 || !(valueBani >= 0 && valueBani <= 100_000_000_000))
    return "valoarea sau cantitatea este prea mare.";
  return undefined;
}
