import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aPerson, type TestPerson } from "../../../testing/test-staff.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
const worker = await shop.api.startWorker();
const people = {} as { radu: TestPerson; ioana: TestPerson };
beforeAll(async () => {
  const permissions = ["messages:view" as const, "messages:answer" as const];
  people.radu = await aPerson(shop, { permissions, name: "Radu" });
  people.ioana = await aPerson(shop, { permissions, name: "Ioana" });
});
afterAll(async () => {
  await worker.stop();
});

let made = 0;
async function aMessage(changes: object = {}): Promise<{ id: number; email: string }> {
  const email = `vizitator-${(made += 1)}@example.com`;
  const fields = { name: "Ana <b>Pop</b>", email, phone: "0722 123 456", terms: true };
  const questions = "Aveți și bidon de 10 l?\nMulțumesc.";
  const sent = await shop.post("/utilities/rfq", { ...fields, questions, ...changes });
  expect(sent.status).toBe(200);
  const [row] = await shop.query<{ id: string }>("select id from contact_message where email = $1", [email]);
  return { id: Number(row?.id), email };
}
const aboutProduct = { lastname: "Ionescu", productid: PRODUCT.towels };
const read = async (id: number | string, { headers } = people.radu) =>
  shop.get(`/staff/messages/${id}`, { headers });
const sort = (id: number, body: object, { headers } = people.radu) =>
  shop.put(`/staff/messages/${id}`, body, { headers });
const answer = (id: number, body: object, { headers } = people.radu) =>
  shop.post(`/staff/messages/${id}/answer`, body, { headers });
const idsOf = async (query: string, { headers } = people.radu): Promise<number[]> =>
  (await shop.get(`/staff/messages?per_page=200&${query}`, { headers })).body.data.map(
    ({ id }: { id: number }) => id,
  );

describe("visitors' messages", () => {
  it("a visitor's message is shown as written, with its product", async () => {
    const { id, email } = await aMessage(aboutProduct);
    expect((await read(id)).body.data).toMatchObject({
      kind: "product",
      state: "new",
      name: "Ana <b>Pop</b> Ionescu",
      email,
      questions: "Aveți și bidon de 10 l?\nMulțumesc.",
      product: { id: PRODUCT.towels, url: expect.stringContaining("/") },
      assignee: null,
      answers: [],
      version: 0,
    });
    expect((await read((await aMessage()).id)).body.data).toMatchObject({ kind: "contact", product: null });
    for (const unknown of ["x", "0", "2000000000"]) expect((await read(unknown)).status).toBe(404);
  });

  it("a visitor's message gets a kind, an assignee and a note, and the audit log omits the note's text", async () => {
    const { id } = await aMessage();
    const taken = { kind: "offer", assignee: people.ioana.id, note: "Vrea 200 de bidoane.", version: 0 };
    expect((await sort(id, taken)).body.data).toMatchObject({
      kind: "offer",
      assignee: { id: people.ioana.id, name: "Ioana" },
      note: "Vrea 200 de bidoane.",
      version: 1,
    });
    expect(await idsOf("assignee=mine&kind=offer", people.ioana)).toEqual([id]);
    expect(await idsOf("assignee=mine")).toEqual([]);
    expect((await sort(id, { assignee: null, version: 1 })).body.data.assignee).toBeNull();
    expect(await idsOf("assignee=nobody&kind=offer")).toEqual([id]);
    const rows = await shop.query<{ sentence: string; after: object }>(
      "select sentence, after from change where subject_kind = 'message' and subject_id = $1 order by id",
      [String(id)],
    );
    expect(rows.map(({ sentence }) => sentence)).toEqual([
      `Mesajul ${id}: cerere de ofertă, preluat de Ioana, notă.`,
      `Mesajul ${id}: nepreluat.`,
    ]);
    expect(JSON.stringify(rows)).not.toContain("bidoane");
  });

  it.each<[object, Record<string, string[]>]>([
    [{ kind: "altceva" }, { kind: ["Câmpul Felul nu este valid."] }],
    [
      { assignee: 2_000_000_000 },
      { assignee: ["Persoana nu face parte din echipă: alege un coleg din listă."] },
    ],
    [{ assignee: 0 }, { assignee: ["Câmpul Cine răspunde nu este valid."] }],
    [{ note: "a".repeat(2001) }, { note: ["Câmpul Notă poate avea cel mult 2000 de caractere."] }],
  ])("a change of a visitor's message with %j is refused", async (body, errors) => {
    const { id } = await aMessage();
    const refused = await sort(id, { ...body, version: 0 });
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
    expect((await read(id)).body.data.version).toBe(0);
  });

  it("a visitor's message cannot be assigned to a locked-out staff member", async () => {
    const gone = await aPerson(shop, { permissions: ["messages:view"], name: "Plecat" });
    await shop.query("update staff_member set state = 'locked' where id = $1", [gone.id]);
    expect((await sort((await aMessage()).id, { assignee: gone.id, version: 0 })).status).toBe(422);
  });
});

describe("answers to messages", () => {
  it("an answer is emailed without the visitor's unverified text and assigns the message to its author", async () => {
    const { id, email } = await aMessage(aboutProduct);
    const sent = await answer(id, { answer: "Da, avem.\r\nCostă 90 de lei.", version: 0 });
    expect(sent.body.data).toMatchObject({
      state: "answered",
      assignee: { name: "Radu" },
      answers: [{ author: "Radu", text: "Da, avem.\nCostă 90 de lei." }],
    });
    const second = await answer(id, { answer: "Și mai ieftin.", state: "closed", version: 1 }, people.ioana);
    expect(second.body.data).toMatchObject({ state: "closed", assignee: { name: "Radu" }, version: 2 });
    const mails = async () => (await listMails(mailFolder)).filter(({ to }) => to === email);
    await expect.poll(mails).toHaveLength(2);
    const [first = "", later = ""] = (await mails()).map((mail) => mail.id).toSorted();
    const mail = await readMail(mailFolder, first);
    expect(mail?.text).toContain("Da, avem.\nCostă 90 de lei.");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Ana|Aveți și bidon/);
    expect(mail?.subject).toContain("Răspuns la întrebarea despre");
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/undefined|null|<b>Pop/);
    const parsed = async (name: string) => simpleParser(await readFile(join(mailFolder, `${name}.eml`)));
    const [one, other] = [await parsed(first), await parsed(later)];
    expect(one.inReplyTo).toBeUndefined();
    expect([other.inReplyTo, other.references]).toEqual([one.messageId, one.messageId]);
  });

  it("only one of two concurrent answers by staff is sent", async () => {
    const { id, email } = await aMessage();
    const sent = await Promise.all([
      answer(id, { answer: "Da.", version: 0 }),
      answer(id, { answer: "Nu.", version: 0 }, people.ioana),
    ]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { answers, version } = (await read(id)).body.data;
    expect(answers).toHaveLength(1);
    expect(sent.find(({ status }) => status === 409)?.body.data).toMatchObject({ answers, version });
    const mails = async () => (await listMails(mailFolder)).filter(({ to }) => to === email);
    await expect.poll(mails).toHaveLength(1);
  });

  it.each<[object, Record<string, string[]>]>([
    [{ answer: " " }, { answer: ["Câmpul Răspuns este obligatoriu."] }],
    [{ answer: "Bună, {nume}!" }, { answer: ["Completează sau șterge câmpul {nume}."] }],
    [{ answer: "Da", version: undefined }, { version: ["Câmpul Versiune este obligatoriu."] }],
  ])("an answer with %j is refused with a field error", async (body, errors) => {
    const refused = await answer((await aMessage()).id, { version: 0, ...body });
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
  });
});

it("messages are found by address or text, and closed ones only in a search of all states", async () => {
  const { id, email } = await aMessage({ questions: "Livrați 100% din comandă?" });
  for (const q of [email, "100% din"]) expect(await idsOf(`q=${encodeURIComponent(q)}`)).toEqual([id]);
  await sort(id, { state: "closed", version: 0 });
  expect(await idsOf(`q=${email}`)).toEqual([]);
  expect(await idsOf(`state=all&q=${email}`)).toEqual([id]);
  const waiting = await idsOf("state=new");
  expect(await idsOf("state=new&sort=newest")).toEqual(waiting.toReversed());
});
