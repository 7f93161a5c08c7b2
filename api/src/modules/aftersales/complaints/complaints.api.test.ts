import { beforeAll, describe, expect, it } from "vitest";
import { loginAs, proveEmailOf } from "../../../testing/test-customers.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { listMails, readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
beforeAll(() =>
  shop.api.importShop({
    settings: { INVOICE: { company: "Curat", address: "", tel: "", email: "office@curat.example" } },
  }),
);
withWorker(shop);
const ana = await loginAs(shop, { email: "ana@example.com" });

function aComplaint(changes: object = {}) {
  return {
    typeid: 7,
    invoicenr: "1234",
    invoicedate: "2026-10-05",
    customer_name: "Ana Pop",
    customer_phone: "0740 123 456",
    customer_email: "Ana@Example.com",
    ordernr: "100001",
    problem_description: "Bidonul a curs.\r\nCutia era udă.",
    damaged_product_description: "Capac spart",
    product_wrong_delivered: "ține de alt tip",
    ...changes,
  };
}
const answer = (id: number | string, body: unknown) => shop.staff.put(`/staff/complaints/${id}`, body);
const send = (body: unknown, customer = ana) => customer.post("/user/complaints", body);

it("complaints have eleven types", async () => {
  const { data } = (await ana.get("/user/complaints/types")).body;
  expect(data).toHaveLength(11);
  expect(data[2]).toEqual({ typeid: 3, name: "Retur produs" });
  expect(data[10]).toEqual({ typeid: 11, name: "Livrare incompletă" });
});

describe("a complaint", () => {
  it("a complaint is stored with only the fields of its type, shown to its author and emailed to the shop", async () => {
    const { status, body } = await send(aComplaint());
    expect([status, body.message]).toEqual([200, "Sesizarea ta a fost trimisa cu succes!"]);
    const { data } = (await ana.get("/user/complaints")).body;
    expect(data).toMatchObject([
      {
        number: body.data.number,
        type: "Produs deteriorat",
        ordernr: "100001",
        invoicenr: "1234",
        invoicedate: "2026-10-05",
        customer_phone: "+40740123456",
        problem_description: "Bidonul a curs.\nCutia era udă.",
        details: { damaged_product_description: "Capac spart" },
        status: "În lucru",
        answer: "",
        answered_at: null,
      },
    ]);
    const mail = `complaint-${body.data.number}`;
    await expect.poll(() => readMail(mailFolder, mail)).toBeDefined();
    const stored = await readMail(mailFolder, mail);
    expect(stored?.to).toBe("office@curat.example");
    for (const text of [
      "Produs deteriorat",
      "+40740123456",
      "1234 din 2026-10-05",
      "Capac spart",
      "Cutia era udă.",
    ])
      expect(stored?.text).toContain(text);
    expect(`${stored?.html}${stored?.text}`).not.toMatch(/undefined|null/);
  });

  it("a complaint is confirmed to the account's email address, and quoted there only after the address is verified", async () => {
    const unproven = (await send(aComplaint())).body.data;
    await expect.poll(() => readMail(mailFolder, `complaint-${unproven.number}-kept`)).toBeDefined();
    const silent = (await readMail(mailFolder, `complaint-${unproven.number}-kept`))?.text;
    expect(silent).not.toMatch(/Ana|Capac spart|Cutia era udă/);
    await proveEmailOf(shop, "ana@example.com");
    const { number } = (await send(aComplaint({ customer_email: "altcineva@example.com" }))).body.data;
    await expect.poll(() => readMail(mailFolder, `complaint-${number}-kept`)).toBeDefined();
    const kept = await readMail(mailFolder, `complaint-${number}-kept`);
    expect(kept?.to).toBe("ana@example.com");
    for (const text of ["Bună, Ana!", "Produs deteriorat", "Capac spart", "Cutia era udă."])
      expect(kept?.text).toContain(text);
  });

  it("a complaint accepts a numeric invoice number", async () => {
    const dan = await loginAs(shop);
    expect((await send(aComplaint({ invoicenr: 1234 }), dan)).status).toBe(200);
    expect((await dan.get("/user/complaints")).body.data[0].invoicenr).toBe("1234");
  });

  it.each([4, 9, 10])("a complaint of type %i is accepted without an invoice", async (typeid) => {
    const dan = await loginAs(shop);
    const body = aComplaint({ typeid, invoicenr: "", invoicedate: "" });
    expect((await send(body, dan)).status).toBe(200);
    const [kept] = (await dan.get("/user/complaints")).body.data;
    expect(kept).toMatchObject({ typeid, invoicenr: "", invoicedate: "" });
    const mail = `complaint-${kept.number}`;
    await expect.poll(() => readMail(mailFolder, mail)).toBeDefined();
    expect((await readMail(mailFolder, mail))?.text).not.toMatch(/Factura|null/);
  });

  it("a guest's complaint refers to the order of its access token and is confirmed to that order's address", async () => {
    const { number, randomId } = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
    const address = `/orders/${randomId}/complaint`;
    const late = aComplaint({ typeid: 4, invoicenr: "", invoicedate: "" });
    expect((await shop.post(address, { ...late, access: "fals" })).status).toBe(403);
    const { access } = (await shop.post("/orders/lookup", { number, email: "ana@example.com" })).body.data;
    const typed = { ...late, ordernr: "1", customer_email: "altcineva@example.com", access };
    const { status, body } = await shop.post(address, typed);
    expect([status, body.message]).toEqual([200, "Sesizarea ta a fost trimisa cu succes!"]);
    const mail = `complaint-${body.data.number}-kept`;
    await expect.poll(() => readMail(mailFolder, mail)).toBeDefined();
    const kept = await readMail(mailFolder, mail);
    expect(kept?.to).toBe("ana@example.com");
    expect(kept?.text).toContain(`Comanda: ${number}`);
    expect(kept?.text).not.toContain("Cutia era udă.");
  });

  it("a complaint about a known order needs no invoice and refers to the issued one", async () => {
    const { id, number, randomId } = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
    const { access } = (await shop.post("/orders/lookup", { number, email: "ana@example.com" })).body.data;
    const sendAsGuest = async () => {
      const body = aComplaint({ typeid: 5, invoicenr: "", invoicedate: "", access });
      const sent = await shop.post(`/orders/${randomId}/complaint`, body);
      const told = (await shop.staff.get(`/staff/complaints/${sent.body.data.id}`)).body.data;
      return [told.invoicenr, told.invoicedate];
    };
    expect(await sendAsGuest()).toEqual(["", ""]);
    expect((await shop.staff.post(`/staff/orders/${id}/invoice`, {})).status).toBe(200);
    expect(await sendAsGuest()).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d{4}-/)]);
  });

  it("a complaint needs an invoice unless the order belongs to the customer", async () => {
    const dan = await loginAs(shop);
    const { number } = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], customer: dan });
    const words = { invoicenr: "", invoicedate: "" };
    expect((await send(aComplaint({ ...words, ordernr: number }), dan)).status).toBe(200);
    const foreign = await send(aComplaint({ ...words, ordernr: number }));
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ["invoicenr", "invoicedate"]]);
  });

  it("a complaint is not visible to other customers", async () => {
    await send(aComplaint());
    expect((await shop.get("/user/complaints", await loginAs(shop))).body.data).toEqual([]);
  });

  it("a complaint shows its answer", async () => {
    const dan = await loginAs(shop);
    const { id } = (await send(aComplaint(), dan)).body.data;
    expect((await answer(id, { answer: "Trimitem altul." })).status).toBe(200);
    const { data } = (await dan.get("/user/complaints")).body;
    expect(data).toMatchObject([
      { status: "Cu răspuns", answer: "Trimitem altul.", answered_at: expect.any(String) },
    ]);
  });

  it.each<[object, object]>([
    [
      {
        typeid: 3,
        bank_account: "ro49 aaaa 1b31 0075 9384 0000",
        bank_customer: "Banca Probei",
        return_reason: "Rupt",
      },
      { bank_account: "RO49AAAA1B31007593840000", bank_customer: "Banca Probei", return_reason: "Rupt" },
    ],
    [{ typeid: 5 }, { product_wrong_delivered: "ține de alt tip" }],
    [
      { typeid: 11, notdelivered_product_description: "Livrată" },
      { notdelivered_product_description: "Livrată" },
    ],
    [{ typeid: 10 }, {}],
  ])("a complaint with %j stores only the fields of its type: %j", async (changes, details) => {
    const customer = await loginAs(shop);
    expect((await send(aComplaint(changes), customer)).status).toBe(200);
    expect((await customer.get("/user/complaints")).body.data[0].details).toEqual(details);
  });

  it.each<[object, Record<string, string[]>]>([
    [{ typeid: undefined }, { typeid: ["Câmpul Tip sesizare este obligatoriu."] }],
    [{ typeid: 99 }, { typeid: ["Câmpul Tip sesizare nu este valid."] }],
    [{ invoicenr: "" }, { invoicenr: ["Câmpul Număr factură este obligatoriu."] }],
    [{ invoicenr: "FCT 12" }, { invoicenr: ["Câmpul Număr factură nu este valid."] }],
    [{ invoicedate: "" }, { invoicedate: ["Câmpul Data facturii este obligatoriu."] }],
    [{ invoicedate: "2026-02-30" }, { invoicedate: ["Câmpul Data facturii nu este valid."] }],
    [{ invoicedate: "2126-01-01" }, { invoicedate: ["Câmpul Data facturii nu este valid."] }],
    [{ customer_email: "ana" }, { customer_email: ["Adresa de e-mail nu este validă."] }],
    [{ customer_phone: "" }, { customer_phone: ["Câmpul Telefon este obligatoriu."] }],
    [{ ordernr: " " }, { ordernr: ["Câmpul Număr comandă este obligatoriu."] }],
    [{ problem_description: "" }, { problem_description: ["Câmpul Descrierea problemei este obligatoriu."] }],
    [
      { typeid: 3, bank_account: "RO1" },
      { bank_account: ["Verifică IBAN-ul: o cifră sau o literă este greșită."] },
    ],
  ])("a complaint with %j is refused with a field error", async (changes, errors) => {
    const { status, body } = await send(aComplaint(changes));
    expect([status, body.errors]).toEqual([422, errors]);
  });
});

describe("complaints handled by staff", () => {
  const aKept = async (): Promise<number> => (await send(aComplaint())).body.data.id;
  const listed = async (state: string) =>
    (await shop.staff.get(`/staff/complaints?state=${state}`)).body.data.map(({ id }: { id: number }) => id);

  it("an unknown complaint returns 404 to staff", async () => {
    for (const id of ["x", "0", "2000000000"]) expect((await answer(id, { answer: "Da" })).status).toBe(404);
  });

  it("staff see unanswered complaints, oldest first, until they are answered", async () => {
    const [first, second] = [await aKept(), await aKept()];
    expect((await listed("open")).slice(-2)).toEqual([first, second]);
    await shop.query("update complaint set created_at = '2026-01-02T08:00:00Z' where id = $1", [second]);
    expect((await listed("open"))[0]).toBe(second);
    const told = (await shop.staff.get(`/staff/complaints/${second}`)).body.data;
    expect([told.status, told.status_code]).toEqual(["Nouă", "open"]);
    await answer(second, { answer: "Trimitem altul." });
    expect((await listed("open")).at(-1)).toBe(first);
    expect(await listed("answered")).toContain(second);
  });

  it.each<[object, Record<string, string[]>]>([
    [{}, { answer: ["Câmpul Răspuns este obligatoriu."] }],
    [{ answer: "  " }, { answer: ["Câmpul Răspuns este obligatoriu."] }],
    [{ answer: "a".repeat(2001) }, { answer: ["Câmpul Răspuns poate avea cel mult 2000 de caractere."] }],
    [{ state: "open", answer: "Da" }, { state: ["Câmpul Stare nu este valid."] }],
  ])("the answer %j is rejected with an error on the invalid field", async (body, errors) => {
    const { status, body: told } = await answer(await aKept(), body);
    expect([status, told.errors]).toEqual([422, errors]);
  });

  it("each answer is emailed once to the author, and closing without an answer emails nothing", async () => {
    const { id, number } = (
      await send(aComplaint({ customer_name: "<Ana> Pop", customer_email: "ana@example.com" }))
    ).body.data;
    await answer(id, { answer: "Trimitem altul.\nMâine." });
    await answer(id, { state: "closed" });
    const mails = async () =>
      (await listMails(mailFolder)).filter((mail) => mail.id.startsWith(`complaint-${number}-answer`));
    await expect.poll(mails).toHaveLength(1);
    const [mail] = await mails();
    expect([mail?.to, mail?.subject]).toEqual([
      "ana@example.com",
      `Curat: Am răspuns la sesizarea ${number}`,
    ]);
    const stored = await readMail(mailFolder, mail?.id ?? "");
    for (const text of [
      "despre comanda 100001: Produs deteriorat",
      "Trimitem altul.\nMâine.",
      "/account/sesizari",
    ])
      for (const body of [stored?.text, stored?.html]) expect(body).toContain(text);
    expect(stored?.html).toContain("&lt;Ana&gt;");
    const another = (await send(aComplaint())).body.data;
    await answer(another.id, { answer: "Trimitem altul." });
    await expect
      .poll(async () => (await listMails(mailFolder)).map((one) => one.id).join())
      .toContain(`complaint-${another.number}-answer`);
    expect(await mails()).toHaveLength(1);
  });

  it("staff can correct an answer, and closing the complaint keeps the latest one", async () => {
    const id = await aKept();
    await answer(id, { answer: "Trimitem altul." });
    await answer(id, { answer: "Trimitem două." });
    expect((await answer(id, { state: "closed" })).body.data).toMatchObject({
      status: "Închisă",
      answer: "Trimitem două.",
    });
    expect((await answer(id, { state: "closed" })).status).toBe(200);
  });

  it("a closed complaint accepts no answer", async () => {
    const id = await aKept();
    await answer(id, { state: "closed" });
    const { status, body } = await answer(id, { answer: "Totuși…" });
    expect([status, body.data.status_code, body.data.answer]).toEqual([409, "closed", ""]);
  });
});
