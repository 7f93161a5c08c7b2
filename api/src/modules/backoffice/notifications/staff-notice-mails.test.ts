import { expect, it } from "vitest";
import { staffNoticeMail, staffSecurityMail } from "./staff-notice-mails.ts";

const seller = { company: "Curat SRL", address: "Cluj", tel: "0264", email: "contact@curat.ro" };
const shop = { name: "Curat", url: "https://curat.ro", returnDays: 14, mayQuote: true, seller };
const reader = { name: "Ana <b>", email: "ana@example.com" };
const at = "2026-11-22T22:30:00.000Z";

it("staffNoticeMail states kind, count and link, with the same id on a retry", () => {
  const facts = { memberId: 7, kind: "returns" as const, count: 12, at, reader };
  const mail = staffNoticeMail(facts, shop);
  expect(mail).toMatchObject({
    to: "ana@example.com",
    subject: "Curat: Retururi și retrageri noi",
    id: staffNoticeMail(facts, shop).id,
  });
  expect(mail.text).toContain(": 12.");
  expect(mail.text).toContain("https://curat.ro/admin");
  expect(mail.html.markup).toContain("Ana &lt;b&gt;");
});

it("staffSecurityMail states the event, its time in Romania, and what to do", () => {
  const facts = { memberId: 7, what: "new_place" as const, details: "192.0.2.7", at, reader };
  const { subject, text } = staffSecurityMail(facts, shop);
  expect(subject).toBe("Curat: Intrare în cont dintr-o rețea nouă");
  expect(text).toContain("23.11.2026, 00:30:00: 192.0.2.7");
  expect(text).toContain("Dacă nu ai fost tu, schimbă-ți parola");
});
