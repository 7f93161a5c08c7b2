/** Reports of illegal reviews follow article 16 of Regulation (EU) 2022/2065. */
import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
withWorker(shop);
const { staff } = shop;

async function aPublishedReview(): Promise<number> {
  const customer = await loginAs(shop);
  const body = { name: "Ana", email: customer.email, title: "Slab", stars: 1, comment: "Nu curăță." };
  const { id } = (await customer.post(`/products/${PRODUCT.lemon}/add/reviews`, body)).body.data;
  await staff.put(`/staff/reviews/${id}`, { state: "approved", version: 0 });
  return id;
}
const REPORT = {
  reason: "Vorbește despre altă firmă.",
  name: "Ion",
  email: "Ion@Exemplu.ro",
  truthful: true,
};
const report = (id: number | string, changes: object = {}) =>
  shop.post(`/reviews/${id}/report`, { ...REPORT, ...changes });
const read = async (id: number) => (await staff.get(`/staff/reviews/${id}`)).body.data;
const mailsTo = async (email: string) => (await listMails(mailFolder)).filter(({ to }) => to === email);

it("a report is confirmed and answered with the reason why the review stays", async () => {
  const id = await aPublishedReview();
  expect((await shop.get(`/reviews/${id}`)).body.data).toMatchObject({
    title: "Slab",
    comment: "Nu curăță.",
    product: { url: expect.stringMatching(/^\//) },
  });
  expect((await report(id)).status).toBe(200);
  const { reports, version } = await read(id);
  expect(reports).toMatchObject([{ reason: REPORT.reason, is_open: true }]);
  const [{ id: messageId }] = reports;
  const message = (await staff.get(`/staff/messages/${messageId}`)).body.data;
  expect(message).toMatchObject({ kind: "review", email: "ion@exemplu.ro", review: { id, title: "Slab" } });
  await expect.poll(() => readMail(mailFolder, `review-report-${messageId}`)).toBeDefined();
  await expect.poll(() => readMail(mailFolder, `contact-message-${messageId}`)).toBeDefined();
  expect((await readMail(mailFolder, `contact-message-${messageId}`))?.text).toContain("Recenzia: Slab");

  const decide = (body: object) => staff.put(`/staff/reviews/${id}/reports`, body);
  expect((await decide({ reason: "", version })).status).toBe(422);
  expect((await decide({ reason: "Este a unui cumpărător.", version: version + 1 })).status).toBe(409);
  const stored = await decide({ reason: "Este a unui cumpărător.", version });
  expect(stored.body.data).toMatchObject({ state: "approved", reports: [{ is_open: false }] });
  await expect.poll(() => mailsTo("ion@exemplu.ro")).toHaveLength(2);
  const answer = (await mailsTo("ion@exemplu.ro")).find(({ subject }) => subject.includes("Răspuns"));
  expect((await readMail(mailFolder, answer?.id ?? ""))?.text).toContain("Este a unui cumpărător.");
});

it("the reporter is notified if the review is removed", async () => {
  const id = await aPublishedReview();
  await report(id, { email: "maria@exemplu.ro" });
  await report(id, { name: "", email: "" });
  const { reports } = await read(id);
  const anonymous = reports[1].id;
  const written = await staff.post(`/staff/messages/${anonymous}/answer`, { answer: "Bună", version: 0 });
  expect([written.status, Object.keys(written.body.errors)]).toEqual([422, ["answer"]]);
  const body = { state: "rejected", reason: "Este despre alt magazin.", version: 1 };
  expect((await staff.put(`/staff/reviews/${id}`, body)).body.data.reports).toMatchObject([
    { is_open: false },
    { is_open: false },
  ]);
  await expect.poll(() => mailsTo("maria@exemplu.ro")).toHaveLength(2);
  expect((await shop.get(`/reviews/${id}`)).status).toBe(404);
  expect((await report(id)).status).toBe(404);
});

it("a report without reason or confirmation is refused, and so is the twenty-first open report of a review", async () => {
  const id = await aPublishedReview();
  const refused = await report(id, { reason: " ", truthful: false, email: "ion" });
  expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([
    422,
    ["email", "reason", "truthful"],
  ]);
  for (let sent = 0; sent < 20; sent += 1) expect((await report(id, { email: "" })).status).toBe(200);
  expect((await report(id, { email: "" })).body.errors).toEqual({
    reason: ["Am primit deja mai multe semnalări despre această recenzie și o verificăm."],
  });
  expect((await report("abc")).status).toBe(404);
});
