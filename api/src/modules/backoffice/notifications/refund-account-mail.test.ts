import { expect, it } from "vitest";
import { sampleMail } from "./texts/sample-mail.ts";

const shop = {
  name: "Curat",
  url: "http://localhost:3000",
  returnDays: 14,
  mayQuote: true,
  seller: { company: "Curat SRL", cui: "RO14399840", address: "", tel: "", email: "" },
};

it("refundAccountMail shows the last four characters of the new IBAN and a warning", () => {
  const { subject, text } = sampleMail("refund_account", shop);
  expect(subject).toMatch(/^Curat: Contul pentru restituirea comenzii \d+ s-a schimbat$/);
  expect(text).toContain("Îți returnăm 64.90 lei în contul al cărui IBAN se termină în 0000.");
  expect(text).toContain("Dacă nu tu ne-ai dat acest cont, scrie-ne sau sună-ne imediat");
});
