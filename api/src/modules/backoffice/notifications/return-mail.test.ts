import { expect, it } from "vitest";
import type { Return } from "../../aftersales/returns/index.ts";
import { returnMail, returnWarning } from "./return-mail.ts";

const shop = {
  name: "Curat",
  url: "http://localhost:3000",
  returnDays: 14,
  mayQuote: true,
  seller: { company: "Curat SRL", cui: "RO14399840", address: "", tel: "", email: "" },
};
const returnTerms = { days: 14, companies: false, pickupDays: 3, address: "Str. Fabricii nr. 1, Apahida" };
const request = {
  number: 200001,
  customerId: null,
  orderNumber: 100001,
  orderRandomId: "abc",
  orderEmail: "ana@example.com",
  fullName: "Alt Om",
  email: "altul@example.net",
  iban: "RO49AAAA1B31007593840000",
  status: "requested",
  rejection: "",
  refundBani: null,
  createdAt: new Date("2026-11-21T10:00:00Z"),
  lines: [{ productId: 1, name: "Detergent", unit: "buc", quantity: 2 }],
  // Contains only the fields that emails about returns read.
} as unknown as Return;

const warned = (changes: Partial<Return> = {}, step: "requested" | "approved" = "requested") =>
  returnWarning({ ...request, ...changes }, step, { shop, returnTerms });

it("a return requested with another address causes a warning to the order's own address", () => {
  const mail = warned();
  expect(mail).toMatchObject({ id: "return-200001-requested-order", to: "ana@example.com" });
  expect(mail?.text).toContain("Cererea a fost făcută cu altă adresă de e-mail decât cea a comenzii.");
  expect(mail?.text).toContain("Detergent: 2 buc");
});

it("a return from the order's own address causes no warning, in upper or lower case", () => {
  expect(warned({ email: "ANA@Example.com" })).toBeUndefined();
});

it("a return causes a warning only at the time of the request", () => {
  expect(warned({}, "approved")).toBeUndefined();
});

it("the refund email states amount and account, or that nothing is refunded", () => {
  const reported = (refundBani: number | null) =>
    returnMail({ ...request, refundBani }, "refunded", { shop, returnTerms });
  expect(reported(25_00)).toMatchObject({
    subject: expect.stringContaining("Îți returnăm banii pentru returul 200001"),
    text: expect.stringContaining("Îți trimitem 25.00 lei în contul RO49AAAA1B31007593840000;"),
  });
  const nothing = reported(null);
  expect(nothing.subject).toContain("Returul 200001 s-a încheiat");
  expect(nothing.text).toContain("se scade din suma rămasă de plată");
  expect(nothing.text).not.toContain("Îți trimitem");
});
