import { expect, it } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, proveEmailOf } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
withWorker(shop);

it("publishing a review sends one email to its author's account address, whatever address was entered", async () => {
  const { headers, email } = await loginAs(shop);
  await proveEmailOf(shop, email);
  const typed = "altcineva@example.com";
  const sent = await shop.post(
    `/products/${PRODUCT.lemon}/add/reviews`,
    { name: "Ana", email: typed, title: "De citit", stars: 5, comment: "" },
    { headers },
  );
  const staff = { [HEADERS.staffKey]: shop.staffKey };
  const decide = (body: object) => shop.put(`/staff/reviews/${sent.body.data.id}`, body, { headers: staff });
  await decide({ answer: "Mulțumim!" });
  await decide({ state: "approved" });
  await decide({ state: "approved", answer: "Încă o dată!" });
  await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
  const mails = await listMails(mailFolder);
  expect(mails).toMatchObject([{ to: email, subject: "Curat: Recenzia ta a fost publicată" }]);
  const mail = await readMail(mailFolder, mails[0]?.id ?? "");
  expect(mail?.text).toContain(`/produs-${PRODUCT.lemon}`);
  expect(mail?.text).toContain("„De citit”");
});
