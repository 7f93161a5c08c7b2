import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aCompanyBody, anOrder, type PlacedOrder, openSellingShop } from "../../../testing/test-orders.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { readMail, readDocument } from "./index.ts";

const shop = await openSellingShop();
const { mailFolder } = shop.config;
withWorker(shop);
const lines = [{ product: PRODUCT.lavender, quantity: 1 }];

async function mailOf({ number }: PlacedOrder) {
  const id = `order-${number}-placed`;
  await expect.poll(() => readMail(mailFolder, id)).toBeDefined();
  const mail = await readMail(mailFolder, id);
  if (!mail) throw new Error(`The mail ${id} does not exist.`);
  return mail;
}

/** Returns an attachment's text without line breaks, which may follow a hyphen. */
async function documentText(mailId: string, index: number): Promise<string> {
  const bytes = await readDocument(mailFolder, mailId, index);
  return pdfText(bytes ?? new Uint8Array())
    .replaceAll(/\s+/g, " ")
    .replaceAll("- ", "-");
}

it("the order confirmation attaches the withdrawal form and return cost for consumers only", async () => {
  const article = { id: 1962, typeId: 33, slug: "retragere", title: "Dreptul de retragere" };
  const rest = { linkTitle: "Dreptul de retragere", intro: "", picture: null, documents: [], sortOrder: 1 };
  const content = "<h2>Produsele</h2><p>Le trimiți la {adresa-retur}. {cost-retur}</p>";
  const address = "Parcul Logistic Est, Apahida";
  const own = await mailOf(await anOrder(shop, { lines }));
  expect(await documentText(own.id, 0)).toMatch(/Formular-model de retragere.*Vă informez prin prezenta/s);
  await shop.api.importShop({
    settings: { returns: { address } },
    articles: [{ ...article, ...rest, content, createdAt: new Date() }],
  });
  const mail = await mailOf(await anOrder(shop, { lines }));
  const cost = "Costul direct al returnării produselor îl suporți tu";
  for (const text of [`Trimiți produsele la ${address}`, cost, "Formularul-model de retragere"])
    expect(mail.text).toContain(text);
  const paper = await documentText(mail.id, 0);
  for (const text of [`Le trimiți la ${address}.`, cost, "Formular-model de retragere"])
    expect(paper).toContain(text);
  expect((await shop.get("/articles/1962")).body.data.info.content).toContain(`la ${address}. ${cost}`);
  const firm = await mailOf(await anOrder(shop, { lines, body: aCompanyBody() }));
  expect(firm.papers).toEqual([]);
  expect(firm.text).not.toContain(cost);
  await shop.query("delete from article where id = 1962");
});
