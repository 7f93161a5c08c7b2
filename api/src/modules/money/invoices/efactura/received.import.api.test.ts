import { expect, it } from "vitest";
import { openTestShop } from "../../../../testing/test-shop.ts";
import type { ReceivedInvoiceImport } from "./received.import.ts";
import { EFACTURA_SETTINGS } from "./sending/test-anaf.ts";

const shop = await openTestShop();
const received = (unit: string): ReceivedInvoiceImport => ({
  message: "3001",
  uploadIndex: "4001",
  series: "F",
  number: 9,
  issuedAt: new Date("2026-11-20T08:00:00Z"),
  receivedAt: new Date("2026-11-20T09:00:00Z"),
  days: 30,
  supplier: { ...EFACTURA_SETTINGS, company: "Apa & Sapun SRL", iban: "RO49AAAA1B31007593840000" },
  lines: [
    { name: "Săpun", code: "S", unit, quantity: 3, netPriceBani: 10_05, vatPercent: 21 },
    { name: "Pâine", code: "P", unit, quantity: 7, netPriceBani: 3_33, vatPercent: 11 },
  ],
});
const stored = () =>
  shop.query(
    "select id, kind, party, number, issued_on::text, total_bani, zip is not null as has_zip from efactura_message",
  );

it("a supplier's invoice is imported once, and refused if it violates ANAF's rules", async () => {
  await shop.api.importShop({ settings: { INVOICE: EFACTURA_SETTINGS } });
  await expect(shop.api.importShop({ receivedInvoices: [received("vagon")] })).rejects.toThrow(
    /The invoice F-9 breaks BR-23: /,
  );
  expect(await stored()).toEqual([]);
  for (const _ of [1, 2]) await shop.api.importShop({ receivedInvoices: [received("buc.")] });
  expect(await stored()).toEqual([
    {
      id: "3001",
      kind: "received",
      party: "Apa & Sapun SRL",
      number: "F-9",
      issued_on: "2026-11-20",
      // Net 30.15 lei plus 21% VAT, and net 23.31 lei plus 11% VAT.
      total_bani: 3_015 + 633 + 2_331 + 256,
      has_zip: true,
    },
  ]);
});
