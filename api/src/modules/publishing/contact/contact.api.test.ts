import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { simpleParser } from "mailparser";
import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { mailFolder } = shop.config;
withWorker(shop);

const SENT = { data: null, message: "Mesajul a fost trimis cu success." };
const fields = {
  name: "Ana-Maria",
  email: "Ana@Exemplu.ro",
  phone: "0722 123 456",
  questions: "Aveți și bidon de 10 l?\r\nMulțumesc.",
};
const request = { ...fields, lastname: "Ionescu", terms: true, productid: PRODUCT.soldOut };
const rfq = (body: unknown) => shop.post("/utilities/rfq", body);

async function sendRaw(body: BodyInit | undefined, headers: Record<string, string> = {}) {
  const init = { method: "POST", body, headers: { [HEADERS.apiKey]: shop.config.apiKey, ...headers } };
  const answer = await shop.api.fetch(new Request(`http://api.test${API_BASE}/utilities/rfq`, init));
  // The test itself checks the shape of the response.
  return { status: answer.status, body: (await answer.json()) as { errors?: Record<string, string[]> } };
}

function aForm(changes: Record<string, string | Blob> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, terms: "1", ...changes })) form.set(name, value);
  return form;
}

const messagesOf = (email: string) =>
  shop.query<Record<string, unknown>>("select * from contact_message where email = $1 order by id", [email]);

async function mailOf(id: unknown) {
  const name = `contact-message-${String(id)}`;
  await expect.poll(() => readMail(mailFolder, name)).toBeDefined();
  const stored = await readMail(mailFolder, name);
  return { stored, parsed: await simpleParser(await readFile(join(mailFolder, `${name}.eml`))) };
}

describe("product questions", () => {
  it("a product question is stored and emailed to the shop, with the visitor as reply address", async () => {
    const { status, body } = await rfq(request);
    expect({ status, body }).toEqual({ status: 200, body: SENT });
    const [saved] = await messagesOf("ana@exemplu.ro");
    expect(saved).toMatchObject({
      product_id: PRODUCT.soldOut,
      name: "Ana-Maria",
      last_name: "Ionescu",
      phone: "+40722123456",
      questions: "Aveți și bidon de 10 l?\nMulțumesc.",
    });
    const { parsed, stored } = await mailOf(saved?.id);
    expect(stored?.to).toBe("office@curat.example");
    expect(parsed.replyTo?.text).toBe("ana@exemplu.ro");
    expect(parsed.subject).toMatch(/^Curat: Cerere de informații: ./);
    for (const text of ["Ana-Maria Ionescu", "+40722123456", "bidon de 10 l?", "Pagina produsului"]) {
      expect(stored?.text).toContain(text);
      expect(stored?.html).toContain(text);
    }
    expect(`${stored?.html}${stored?.text}`).not.toMatch(/undefined|null/);
  });

  it.each([999_999, "7777777"])(
    "a product question is refused for the unknown product %s",
    async (productid) => {
      const { status, body } = await rfq({ ...request, productid, email: "nimeni@exemplu.ro" });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ productid: ["Câmpul Produs nu este valid."] });
      expect(await messagesOf("nimeni@exemplu.ro")).toEqual([]);
    },
  );

  it("a product question without required fields is refused with an error for each", async () => {
    const { status, body } = await rfq({ productid: PRODUCT.soldOut });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: ["Câmpul Prenume este obligatoriu."],
      lastname: ["Câmpul Nume este obligatoriu."],
      email: ["Câmpul E-mail este obligatoriu."],
      phone: ["Câmpul Telefon este obligatoriu."],
      questions: ["Câmpul Mesaj este obligatoriu."],
      terms: ["Trebuie să accepți termenii și condițiile."],
    });
  });

  it.each([
    [{ email: "ana" }, { email: ["Adresa de e-mail nu este validă."] }],
    [{ email: "a@b.ro\r\nBcc: x@y.ro" }, { email: ["Adresa de e-mail nu este validă."] }],
    [{ phone: "123" }, { phone: ["Scrie un număr de telefon cu 10 cifre, de exemplu 0722 123 456."] }],
    [{ name: "x".repeat(256) }, { name: ["Câmpul Nume poate avea cel mult 255 de caractere."] }],
    [{ questions: "x".repeat(2001) }, { questions: ["Câmpul Mesaj poate avea cel mult 2000 de caractere."] }],
    [{ terms: false }, { terms: ["Trebuie să accepți termenii și condițiile."] }],
  ])("a product question with %j is refused", async (changes, errors) => {
    const { status, body } = await rfq({ ...request, ...changes });
    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
  });
});

describe("contact forms", () => {
  it("the contact form accepts multipart with a single name field", async () => {
    const { status, body } = await sendRaw(aForm({ email: "contact@exemplu.ro" }));
    expect({ status, body }).toEqual({ status: 200, body: SENT });
    const [saved] = await messagesOf("contact@exemplu.ro");
    expect(saved).toMatchObject({ product_id: null, name: "Ana-Maria", last_name: "" });
    const { parsed, stored } = await mailOf(saved?.id);
    expect(parsed.subject).toBe("Curat: Mesaj din formularul de contact");
    expect(stored?.text).not.toMatch(/Produs|undefined|null/);
  });

  it("the contact form counts a line break as one character", async () => {
    const full = `${"x".repeat(999)}\r\n`.repeat(2).trimEnd().padEnd(2001, "x");
    expect((await sendRaw(aForm({ questions: full, email: "plin@exemplu.ro" }))).status).toBe(200);
    expect((await sendRaw(aForm({ questions: `${full}x` }))).body.errors).toEqual({
      questions: ["Câmpul Mesaj poate avea cel mult 2000 de caractere."],
    });
  });

  it("the contact form validates multipart bodies", async () => {
    const form = aForm({ name: "", email: "ana@" });
    form.delete("terms");
    expect(await sendRaw(form)).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: ["Câmpul Nume este obligatoriu."],
          email: ["Adresa de e-mail nu este validă."],
          terms: ["Trebuie să accepți termenii și condițiile."],
        },
      },
    });
  });

  it("the contact form refuses a file in place of a text", async () => {
    const { status, body } = await sendRaw(aForm({ questions: new Blob(["un fișier"]) }));
    expect(status).toBe(422);
    expect(body.errors).toEqual({ questions: ["Câmpul Mesaj este obligatoriu."] });
  });

  it("the contact form cannot inject headers or rows into the email", async () => {
    const name = "Ion\r\nBcc: altul@exemplu.ro\r\nTelefon: 0799";
    await sendRaw(aForm({ name, questions: "<script>x</script>", email: "ion@exemplu.ro" }));
    const [saved] = await messagesOf("ion@exemplu.ro");
    const { parsed, stored } = await mailOf(saved?.id);
    expect([...parsed.headers.keys()]).not.toContain("bcc");
    expect(stored?.text).toContain("Nume: Ion Bcc: altul@exemplu.ro Telefon: 0799\n");
    expect(stored?.html).toContain("&lt;script&gt;x");
  });
});

describe("invalid bodies", () => {
  const boundary = { "content-type": "multipart/form-data; boundary=x" };
  it.each<[string, BodyInit | undefined, Record<string, string>]>([
    ["a truncated form", "--x\r\nContent-Disposition: form-data; name=", boundary],
    ["a form without its boundary", "--x--", { "content-type": "multipart/form-data" }],
    ["an empty form", "", boundary],
    ["text", "bună ziua", { "content-type": "text/plain" }],
    ["broken JSON", "{", { "content-type": "application/json" }],
    ["nothing", undefined, {}],
  ])("an invalid body is refused with 422: %s", async (_, body, headers) => {
    const answer = await sendRaw(body, headers);
    expect(answer.status).toBe(422);
    expect(Object.values(answer.body.errors ?? {}).flat()).toContain("Datele trimise nu sunt valide.");
  });
});

it("an IP address can send sixty messages a minute, of all kinds together", async () => {
  const limited = await openTestShop({ rateLimits: true });
  const from = (visitor: string, path = "/utilities/rfq") =>
    limited.post(path, {}, { headers: { [HEADERS.visitor]: visitor } });
  const statuses = await Promise.all(
    Array.from({ length: 62 }, () => from("192.0.2.1").then(({ status }) => status)),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await from("192.0.2.2")).status).toBe(422);
  // Messages about an order also send emails, so they count towards the same limit.
  const forms = ["complaint", "return", "withdrawal", "withdrawal/check"];
  const responses = await Promise.all(forms.map((form) => from("192.0.2.1", `/orders/abc/${form}`)));
  expect(responses.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
});
