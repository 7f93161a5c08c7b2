import { beforeAll, describe, expect, it } from "vitest";
import { transaction, type Tx } from "../../../db/database.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import { daysBefore } from "../../../testing/test-days.ts";
import { anOrder, anOrderBody } from "../../../testing/test-orders.ts";
import { aPerson, type TestPerson } from "../../../testing/test-staff.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";
import { eraseComplainant } from "./complaints.service.ts";
import { storedComplaints } from "./personal-data.store.ts";

const shop = await openTestShop();
const people = {} as { radu: TestPerson; ioana: TestPerson };
beforeAll(async () => {
  const permissions = ["complaints:view" as const, "complaints:answer" as const];
  people.radu = await aPerson(shop, { permissions, name: "Radu" });
  people.ioana = await aPerson(shop, { permissions, name: "Ioana" });
});

async function aComplaint(changes: object = {}, writer?: LoggedIn) {
  const customer = writer ?? (await loginAs(shop));
  const body = {
    typeid: 4,
    customer_name: "Ana <script>alert(1)</script>",
    customer_phone: "0740 123 456",
    customer_email: customer.email,
    ordernr: "100001",
    problem_description: "Nu a venit.",
    ...changes,
  };
  const { data } = (await shop.post("/user/complaints", body, customer)).body;
  return { id: data.id as number, number: data.number as string, customer };
}
const read = async (id: number | string) => (await shop.staff.get(`/staff/complaints/${id}`)).body;
const answer = (id: number, body: object, { headers }: { headers: Record<string, string> } = shop.staff) =>
  shop.put(`/staff/complaints/${id}`, body, { headers });
const idsOf = async (query: string): Promise<number[]> =>
  (await shop.staff.get(`/staff/complaints?per_page=200&${query}`)).body.data.map(
    ({ id }: { id: number }) => id,
  );

describe("a complaint opened by staff", () => {
  it("staff see a complaint's text, the days left, and the order if it is the author's own", async () => {
    const { id, number } = await aComplaint();
    expect((await read(id)).data).toMatchObject({
      number,
      customer_name: "Ana <script>alert(1)</script>",
      deadline: { days_left: 15, state: "running" },
      orderid: null,
      answers: [],
      version: 0,
    });
    const dan = await loginAs(shop);
    const order = await anOrder(shop, {
      lines: [{ product: PRODUCT.lavender }],
      customer: dan,
      body: anOrderBody({ customer: { email: dan.email } }),
    });
    const own = await aComplaint({ ordernr: order.number, customer_email: dan.email });
    expect((await read(own.id)).data.orderid).toBe(order.id);
    // Anyone can enter the number of another customer's order.
    const foreign = await aComplaint({ ordernr: order.number });
    expect((await read(foreign.id)).data.orderid).toBeNull();
    for (const unknown of ["x", "0", "2000000000"])
      expect((await shop.staff.get(`/staff/complaints/${unknown}`)).status).toBe(404);
  });

  it("a complaint stores every answer with its author, but shows the customer no authors", async () => {
    const { id, customer } = await aComplaint();
    await answer(id, { answer: "Întrebăm curierul.\r\nRevenim.", version: 0 }, people.radu);
    await answer(id, { answer: "Vine mâine.", state: "closed", version: 1 }, people.ioana);
    expect((await read(id)).data).toMatchObject({
      status_code: "closed",
      answer: "Vine mâine.",
      deadline: null,
      answers: [
        { author: "Radu", text: "Întrebăm curierul.\nRevenim." },
        { author: "Ioana", text: "Vine mâine." },
      ],
      version: 2,
    });
    const [own] = (await shop.get("/user/complaints", customer)).body.data;
    expect(own.answers.map(({ text }: { text: string }) => text)).toEqual([
      "Întrebăm curierul.\nRevenim.",
      "Vine mâine.",
    ]);
    expect(JSON.stringify(own)).not.toContain("Radu");
  });

  it("two answers are both emailed, even if the first is still queued", async () => {
    const { id, number } = await aComplaint();
    await answer(id, { answer: "Întrebăm curierul." });
    await answer(id, { answer: "Vine mâine." });
    const worker = await shop.api.startWorker();
    const mailed = async () =>
      (await listMails(shop.config.mailFolder)).filter((mail) =>
        mail.id.startsWith(`complaint-${number}-answer`),
      );
    try {
      await expect.poll(async () => (await mailed()).length).toBe(2);
    } finally {
      await worker.stop();
    }
    const mails = await Promise.all(
      (await mailed()).map(({ id: mail }) => readMail(shop.config.mailFolder, mail)),
    );
    const words = mails.flatMap((mail) => /Întrebăm curierul|Vine mâine/.exec(mail?.text ?? "") ?? []);
    expect(words.toSorted()).toEqual(["Vine mâine", "Întrebăm curierul"]);
  });

  it("one of two concurrent answers succeeds, and the other returns 409 with the current complaint", async () => {
    const { id } = await aComplaint();
    const sent = await Promise.all([
      answer(id, { answer: "Vine mâine.", version: 0 }, people.radu),
      answer(id, { answer: "Trimitem altul.", version: 0 }, people.ioana),
    ]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { answers, version } = (await read(id)).data;
    expect(answers).toHaveLength(1);
    const refused = sent.find(({ status }) => status === 409);
    expect(refused?.body.data).toMatchObject({ answers, version });
  });

  it.each<[object, Record<string, string[]>]>([
    [{ answer: "Bună, {nume}!" }, { answer: ["Completează sau șterge câmpul {nume}."] }],
    [{ state: "closed", answer: "{comanda}" }, { answer: ["Completează sau șterge câmpul {comanda}."] }],
  ])("an answer with %j is refused because a placeholder is not filled in", async (body, errors) => {
    const { id } = await aComplaint();
    const refused = await answer(id, body);
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
    expect((await read(id)).data.answers).toEqual([]);
  });
});

describe("a complaint whose author was erased", () => {
  const within = async <T>(act: (tx: Tx) => Promise<T>): Promise<T> => {
    return transaction(shop.db, act);
  };
  const erase = ({ id, email }: LoggedIn) =>
    within((tx) => eraseComplainant(tx, { customerId: id, email: email.toLowerCase() }, []));

  it("erasing a person closes and logs their open complaint, which then accepts no answer; a closed one stays unchanged", async () => {
    const customer = await loginAs(shop);
    const [open, closed] = [await aComplaint({}, customer), await aComplaint({}, customer)];
    await answer(open.id, { answer: "Întrebăm curierul." }, people.radu);
    await answer(closed.id, { answer: "Vine mâine.", state: "closed" }, people.radu);
    await erase(customer);
    expect((await read(open.id)).data).toMatchObject({
      status_code: "closed",
      customer_name: "",
      answer: "",
      answers: [{ author: "Radu", text: "" }],
      version: 2,
    });
    expect((await answer(open.id, { answer: "Vine mâine." })).status).toBe(409);
    expect((await read(closed.id)).data).toMatchObject({ status_code: "closed", version: 1 });
    const changes = await shop.query(
      "select actor_name, sentence, before ->> 'status_code' as was from change where subject_kind = 'complaint' and subject_id = $1 and version = 2",
      [String(open.id)],
    );
    const sentence = `Sesizarea ${open.number}: „Închisă”, odată cu ștergerea datelor autorului.`;
    expect(changes).toEqual([{ actor_name: "Automat", sentence, was: "answered" }]);
  });

  it("an erased person's guest complaints are exported and erased, and those of other guests stay", async () => {
    const customer = await loginAs(shop);
    const [own, other] = [await aComplaint({}, customer), await aComplaint()];
    for (const { id } of [own, other])
      await shop.query("update complaint set customer_id = null where id = $1", [id]);
    const person = { customerId: customer.id, email: customer.email.toLowerCase() };
    const told = await within((tx) => storedComplaints(tx, person));
    expect(told.map(({ id }) => id)).toEqual([own.id]);
    await erase(customer);
    expect((await read(own.id)).data).toMatchObject({ customer_email: "", problem_description: "" });
    expect((await read(other.id)).data).toMatchObject({ problem_description: "Nu a venit." });
  });

  it("an erased person's complaint is not listed as open and sends no email", async () => {
    const { id, number, customer } = await aComplaint();
    const kept = await aComplaint();
    expect(await idsOf("state=open")).toEqual(expect.arrayContaining([id, kept.id]));
    await erase(customer);
    expect(await idsOf("state=open")).not.toContain(id);
    const worker = await shop.api.startWorker();
    try {
      await expect.poll(() => shop.query("select from graphile_worker.jobs")).toEqual([]);
    } finally {
      await worker.stop();
    }
    const mails = (await listMails(shop.config.mailFolder)).map((mail) => mail.id);
    expect(mails).toContain(`complaint-${kept.number}`);
    expect(mails.filter((mail) => mail.startsWith(`complaint-${number}`))).toEqual([]);
  });
});

describe("the list of complaints", () => {
  it("the list of complaints can be searched by number, order, name and email", async () => {
    const { id, number, customer } = await aComplaint({ ordernr: "77%7", customer_name: "Ilinca Pop" });
    await answer(id, { answer: "Da." });
    for (const q of [number, "77%7", "ilinca", customer.email])
      expect(await idsOf(`state=all&q=${encodeURIComponent(q)}`)).toEqual([id]);
    expect(await idsOf("q=ilinca")).toEqual([]);
    expect(await idsOf("state=answered&q=ilinca")).toEqual([id]);
  });

  it("the list of complaints can be filtered by lateness, as labelled in its rows, and sorted by deadline", async () => {
    const [late, last] = [await aComplaint(), await aComplaint()];
    for (const [{ id }, days] of [
      [late, 16],
      [last, 15],
    ] as const)
      await shop.query(`update complaint set created_at = ${daysBefore("created_at", "$2")} where id = $1`, [
        id,
        days,
      ]);
    expect(await idsOf("deadline=late")).toEqual([late.id]);
    const running = await idsOf("deadline=running");
    expect(running[0]).toBe(last.id);
    expect(running).not.toContain(late.id);
    expect((await read(late.id)).data.deadline).toMatchObject({ days_left: -1, state: "late" });
    await answer(late.id, { answer: "Da." });
    expect(await idsOf("deadline=late&state=all")).toEqual([]);
  });
});
