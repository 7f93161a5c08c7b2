import { expect, it } from "vitest";
import { aDocument, anEDocument, FIRM } from "./efactura/test-documents.ts";
import { receiptText } from "./receipt-text.rules.ts";

it("a receipt contains the payer, the amount in figures and words, and the invoice", () => {
  expect(receiptText(anEDocument(aDocument({ buyer: FIRM })))).toBe(
    "Am primit de la Curățenie & Fiii <SRL>, CUI RO4267117, Str. Scurtă 1, Cluj-Napoca, suma de 39,98 lei, adică treizeci și nouă de lei și nouăzeci și opt de bani, reprezentând contravaloarea facturii seria CUR nr. 7 din 24.11.2026.",
  );
});

it("stornos and invoices paid by card have no receipt", () => {
  expect(receiptText(anEDocument(aDocument(), { kind: "storno" }))).toBeNull();
  expect(receiptText(anEDocument(aDocument({ paymentMeans: "48" })))).toBeNull();
});
