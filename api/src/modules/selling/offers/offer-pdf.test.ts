import { expect, it } from "vitest";
import { pdfText } from "../../../testing/pdf-text.ts";
import { offerFile } from "./offer-pdf.ts";
import type { Offer, SentVersion } from "./offers.rules.ts";

const line = (id: number) => ({
  id,
  productId: id,
  name: "Șampon concentrat pentru covoare și mochete Urzel, trandafir, bax 12 buc.",
  code: `COV-${id}`,
  unit: "pereche",
  quantity: 100,
  unitBani: 123_450,
  vatPercent: 21,
});
const sent: SentVersion = {
  version: 1,
  validUntil: new Date("2026-12-12T10:00:00Z"),
  note: "",
  sentAt: new Date("2026-11-28T10:00:00Z"),
  sentBy: "Radu",
  lines: Array.from({ length: 40 }, (_, index) => line(index + 1)),
};
const offer = { year: 2026, number: 3, company: "Hotel Exemplu S.R.L.", cui: "RO1" } as Offer;
const seller = { company: "Curat Distribuție S.R.L." } as Parameters<typeof offerFile>[2]["seller"];

it("an offer's PDF has the shop's header and formatted amounts, and fits forty lines on three pages", async () => {
  const { name, bytes } = await offerFile(offer, sent, {
    mark: { text: "Semnul magazinului" },
    seller,
    address: "https://curat.example/oferta/x",
  });
  expect(name).toBe("oferta-OF-2026-0003.pdf");
  const text = pdfText(bytes);
  const words = [
    "Semnul magazinului",
    "OF-2026-0003",
    "12 decembrie 2026",
    "100 pereche",
    "4.938.000,00 lei",
  ];
  for (const word of words) expect(text).toContain(word);
  expect(text).not.toMatch(/\d\.\d\d lei/);
  expect(text).toMatch(/pagina 1 din [23]/);
});

it("an offer's PDF does not mention VAT when no line has VAT", async () => {
  const untaxed = { ...sent, lines: sent.lines.slice(0, 2).map((one) => ({ ...one, vatPercent: 0 })) };
  const { bytes } = await offerFile(offer, untaxed, { mark: { text: "" }, seller, address: "" });
  expect(pdfText(bytes)).not.toContain("TVA");
});
