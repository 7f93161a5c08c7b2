import { HEADERS } from "@curat/contract/headers.values";
import { describe, expect, it } from "vitest";
import { isFull } from "../../../../../setup/test-sizes.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  PAYMENT,
  openSellingShop,
  aDeliveredOrder,
} from "../../../testing/test-orders.ts";

const shop = await openSellingShop();

const { staff } = shop;
const ROWS = isFull() ? 5_000 : 1_000;
const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
type Kind = "cod" | "bank";

async function upload(kind: Kind, content: string | Uint8Array<ArrayBuffer>, name = "fisier.csv") {
  const body = new FormData();
  body.set("kind", kind);
  body.set("file", new File([content], name));
  const url = "http://api.test/api/v1/staff/incoming/files";
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const response = await shop.api.fetch(new Request(url, { method: "POST", headers, body }));
  return { status: response.status, body: await response.json() };
}
const list = async (kind: Kind, query = "") =>
  (await staff.get(`/staff/incoming?kind=${kind}${query}`)).body.data;
const apply = (kind: Kind, ids?: number[]) =>
  staff.post("/staff/incoming/apply", { kind, ...(ids && { ids }) });
const read = async (id: number) => (await staff.get(`/staff/orders/${id}`)).body.data;

async function delivered() {
  const order = await aDeliveredOrder(shop, { lines });
  return { ...order, awb: `AWB-${order.id}`, total: (await read(order.id)).total as number };
}
async function byTransfer() {
  const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
  const order = await anOrder(shop, { lines, body });
  return { ...order, total: (await read(order.id)).total as number };
}

describe("courier remittances", () => {
  it("a remittance is recorded once, even if its file is uploaded and applied again", async () => {
    const order = await delivered();
    const missing = async () =>
      (await staff.get("/staff/incoming/uncollected")).body.data.map(({ id }: { id: number }) => id);
    expect(await missing()).toContain(order.id);
    const file = `AWB;Ramburs\n${order.awb};${order.total}`;
    const first = await upload("cod", file);
    expect(first.body.data).toMatchObject({ added: 1, known: 0, mapping: { awb: "AWB", amount: "Ramburs" } });
    const [row] = await list("cod");
    expect(row).toMatchObject({ line: 2, is_sure: true, why: null, order: { id: order.id } });
    expect((await apply("cod")).body.data).toEqual({ applied: 1, rows: [] });
    expect((await read(order.id)).payment_state).toBe("paid");
    expect(await missing()).not.toContain(order.id);
    expect((await upload("cod", file)).body.data).toMatchObject({ added: 0, known: 1 });
    expect(await list("cod")).toEqual([]);
    expect((await list("cod", "&state=matched"))[0]).toMatchObject({ order: { id: order.id } });
    const again = await apply("cod", [row.id]);
    expect(again.body.data).toEqual({ applied: 1, rows: [{ id: row.id, ok: true, why: null }] });
    const history = (await staff.get(`/staff/changes?subject_kind=order&subject_id=${order.id}`)).body.data;
    expect(history[0].sentence).toBe(`Plata comenzii ${order.number}: plătită.`);
  });

  it("a file with unknown columns is accepted only while the setting contains the columns' names", async () => {
    const order = await delivered();
    const file = `Expediere;Beneficiu\n${order.awb};57,97`;
    expect((await upload("cod", file)).body.errors.file[0]).toContain("„Expediere”, „Beneficiu”");
    const value = [{ courier: "cargus", awb: "Expediere", amount: "Beneficiu", day: "" }];
    const { version } = (await staff.get("/staff/settings/codColumns")).body.data;
    const named = await staff.put("/staff/settings/codColumns", { value, version });
    expect([named.status, named.body.errors]).toEqual([200, undefined]);
    expect((await upload("cod", file)).body.data).toMatchObject({ added: 1, mapping: { awb: "Expediere" } });
    const forgotten = await staff.delete(`/staff/settings/codColumns?version=${named.body.data.version}`);
    expect(forgotten.status).toBe(200);
    expect((await upload("cod", `${file}\n1;1`)).status).toBe(422);
    const [row] = await list("cod");
    await staff.put(`/staff/incoming/${row.id}/ignored`, { aside: true, note: "" });
  });

  it("a wrong row stays open with the reason, and can be dismissed", async () => {
    const [order, other] = [await delivered(), await delivered()];
    const file = [
      "Nr AWB;Suma ramburs;Comanda",
      `${order.awb};${order.total - 1};`,
      "NECUNOSCUT;10;",
      `${other.awb};mult;`,
    ].join("\n");
    await upload("cod", file);
    const rows = await list("cod");
    expect(rows.map(({ why }: { why: string }) => why)).toEqual([
      expect.stringMatching(/^Valoarea comenzii este de .* lei, dar s-au primit .* lei\.$/),
      "Nicio comandă nu are acest AWB sau acest număr.",
      "Suma din fișier nu a fost recunoscută: înregistrează plata în pagina comenzii.",
    ]);
    const ids = rows.map(({ id }: { id: number }) => id);
    const refused = (await apply("cod", ids)).body.data;
    expect(refused).toMatchObject({ applied: 0, rows: [{ ok: false }, { ok: false }, { ok: false }] });
    for (const id of ids) {
      const body = { aside: true, note: "Corectat de curier" };
      expect((await staff.put(`/staff/incoming/${id}/ignored`, body)).body.data).toMatchObject({
        state: "set_aside",
        why: "Corectat de curier",
      });
    }
    expect(await list("cod")).toEqual([]);
    expect((await read(order.id)).payment_state).toBe("none");
  });

  it("two rows for one order need review, and concurrent requests apply one of them", async () => {
    const order = await delivered();
    await upload(
      "cod",
      `AWB;Ramburs;Data\n${order.awb};${order.total};20.11.2026\n${order.awb};${order.total};21.11.2026`,
    );
    const rows = await list("cod");
    expect(rows.map(({ why }: { why: string }) => why)).toEqual([
      "Încă un rând se referă la aceeași comandă: verifică-le separat.",
      "Încă un rând se referă la aceeași comandă: verifică-le separat.",
    ]);
    const [first, second] = rows.map(({ id }: { id: number }) => id);
    const answers = await Promise.all([apply("cod", [first]), apply("cod", [second]), apply("cod", [first])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list("cod", "&state=matched")).toHaveLength(2);
    const [left] = await list("cod");
    expect(left.why).toBe("Rambursul acestei comenzi a fost deja încasat.");
    await staff.put(`/staff/incoming/${left.id}/ignored`, { aside: true });
  });

  it(`a file of ${ROWS} rows is applied, except for three wrong rows`, async () => {
    const order = await delivered();
    await shop.query(
      `with source as (select * from orders where id = $1),
         carts as (
           insert into cart (token, created_at, touched_at, expires_at)
           select 'mare-' || n, now(), now(), now() from generate_series(1, $2) n returning id
         )
       insert into orders (random_id, cart_id, body_hash, order_type, status, customer_type, first_name, last_name, email, phone,
         delivery_county, delivery_city, delivery_street, delivery_postcode, invoice_county, invoice_city, invoice_street,
         observation, delivery_code, delivery_name, delivery_bani, delivery_vat_percent, payment_code, payment_name,
         products_bani, charges_bani, discount_bani, total_bani, vat_bani, placed_at)
       select 'mare-' || c.id, c.id, body_hash, order_type, status, customer_type, first_name, last_name, email, phone,
         delivery_county, delivery_city, delivery_street, delivery_postcode, invoice_county, invoice_city, invoice_street,
         observation, delivery_code, delivery_name, delivery_bani, delivery_vat_percent, payment_code, payment_name,
         products_bani, charges_bani, discount_bani, total_bani, vat_bani, placed_at
       from source cross join carts c`,
      [order.id, ROWS],
    );
    const numbers = await shop.query<{ number: string }>(
      "select number from orders where random_id like 'mare-%' order by id",
    );
    const reported = numbers.map(({ number }) => `;${order.total};Comanda ${number}`);
    reported[10] = ";1,00;";
    reported[20] = reported[20]?.replace(String(order.total), "0,01") ?? "";
    reported[30] = reported[30]?.replace(String(order.total), "zece") ?? "";
    const { body } = await upload("cod", ["AWB;Ramburs;Referinta", ...reported].join("\r\n"));
    expect(body.data).toMatchObject({ added: ROWS, known: 0 });
    const [one, two] = await Promise.all([apply("cod"), apply("cod")]);
    expect(one.body.data.applied + two.body.data.applied).toBe(ROWS - 3);
    const left = await list("cod");
    expect(left.map(({ line }: { line: number }) => line)).toEqual([12, 22, 32]);
    const [paid] = await shop.query(
      "select count(*)::int as count from orders where random_id like 'mare-%' and payment_state = 'paid'",
    );
    expect(paid).toEqual({ count: ROWS - 3 });
  }, 60_000);
});

describe("a bank statement", () => {
  it("a bank statement confirms orders if a transfer contains their number and exact total", async () => {
    const [order, short] = [await byTransfer(), await byTransfer()];
    const statement = [
      "Data;Detalii;Debit;Credit;Ordonator",
      `20.11.2026;Plata comanda ${order.number};;${order.total};ANA POP`,
      `20.11.2026;comanda ${short.number};;${short.total - 5};ANA POP`,
      `20.11.2026;comenzile ${order.number} si ${short.number};;${order.total + short.total};ANA POP`,
      "20.11.2026;Comision;12,00;;",
    ].join("\n");
    expect((await upload("bank", statement, "extras.csv")).body.data).toMatchObject({ added: 3 });
    expect((await upload("bank", statement, "extras (1).csv")).body.data).toMatchObject({
      added: 0,
      known: 3,
    });
    const answers = await Promise.all([apply("bank"), apply("bank")]);
    expect(answers.reduce((sum, { body }) => sum + body.data.applied, 0)).toBe(1);
    expect(await read(order.id)).toMatchObject({ status_code: "confirmed", payment_state: "paid" });
    expect((await read(order.id)).events.at(-1).note).toBe("Extras de cont, ANA POP");
    expect((await read(short.id)).status_code).toBe("awaiting_payment");
    expect((await list("bank")).map(({ why }: { why: string }) => why)).toEqual([
      expect.stringMatching(/^Valoarea comenzii este de .* lei, dar s-au primit .* lei\.$/),
      expect.stringMatching(/^Transferul se referă la mai multe comenzi: /),
    ]);
  });

  it("a bank statement never applies euro, pending, reverted or unreadable payments", async () => {
    const order = await byTransfer();
    const sum = order.total.toFixed(2);
    const mt940 = (currency: string, entry: string) =>
      `:20:X\n:60F:C261119${currency}0,00\n:61:${entry}NTRFNONREF\n:86:comanda ${order.number}\n:62F:C261121${currency}1,00\n-`;
    const files = [
      mt940("EUR", `2611211121C${sum.replace(".", ",")}`),
      mt940("RON", "2602300230C1,00"),
      mt940("RON", "2611211121C500"),
      `Date,Description,Amount,Currency,State\n2026-11-21,comanda ${order.number},${sum},RON,REVERTED`,
    ];
    for (const file of files) expect((await upload("bank", file)).body.data).toMatchObject({ added: 1 });
    const rows = (await list("bank")).slice(-4);
    expect(rows).toMatchObject([
      { amount: order.total, currency: "EUR", is_sure: false, why: expect.stringContaining(`${sum} EUR`) },
      { amount: 1, day: null, is_sure: false },
      {
        amount: null,
        is_sure: false,
        why: "Suma din fișier nu a fost recunoscută: înregistrează plata în pagina comenzii.",
      },
      { amount: order.total, bank_state: "REVERTED", is_sure: false },
    ]);
    const ids = rows.map(({ id }: { id: number }) => id);
    expect((await apply("bank")).body.data.applied).toBe(0);
    expect((await apply("bank", ids)).body.data.applied).toBe(0);
    expect((await read(order.id)).status_code).toBe("awaiting_payment");
  });

  it("an MT940 match by payer name must be applied manually", async () => {
    const order = await byTransfer();
    await shop.query("update orders set last_name = 'Șerban', total_bani = total_bani where id = $1", [
      order.id,
    ]);
    await shop.query("update orders set release_at = null where status = 'awaiting_payment' and id <> $1", [
      order.id,
    ]);
    await shop.query(
      "update orders set status = 'cancelled' where status = 'awaiting_payment' and id <> $1",
      [order.id],
    );
    const sum = order.total.toFixed(2).replace(".", ",");
    const text = `:20:X\r\n:60F:C261119RON0,00\r\n:61:2611211121C${sum}NTRFREF9\r\n:86:?20Detergen?21ti?32ANA \u00aaERBAN\r\n:62F:C261121RON1,00\r\n-`;
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    expect((await upload("bank", bytes, "extras.sta")).status).toBe(200);
    const row = (await list("bank")).at(-1);
    expect(row).toMatchObject({
      payer: "ANA ŞERBAN",
      is_sure: false,
      order: { id: order.id },
      why: "Comandă găsită după sumă și nume: transferul nu conține numărul ei.",
    });
    expect((await apply("bank")).body.data.applied).toBe(0);
    expect((await apply("bank", [row.id])).body.data.applied).toBe(1);
    expect((await read(order.id)).status_code).toBe("confirmed");
  });
});

describe("refused files", () => {
  it.each([
    ["cod", "", "Câmpul Fișier este obligatoriu."],
    [
      "cod",
      "Nume;Oras\nAna;Cluj",
      "Coloanele nu au fost recunoscute. Fișierul trebuie să conțină AWB-ul (sau numărul comenzii) și suma rambursului, cu numele coloanelor pe primul rând. Coloanele din fișier: „Nume”, „Oras”. Scrie-le o singură dată în Setări, Coloanele fișierelor de ramburs.",
    ],
    [
      "bank",
      "PK\u0003\u0004xlsx",
      "Coloanele nu au fost recunoscute. Extrasul trebuie să conțină suma creditată și detaliile, cu numele coloanelor deasupra rândurilor.",
    ],
  ] as const)("a file of kind %s is refused with a field error", async (kind, content, message) => {
    const { status, body } = await upload(kind, content);
    expect([status, body.errors]).toEqual([422, { file: [message] }]);
  });

  it("a file of more than 5 MB is rejected", async () => {
    expect([413, 422]).toContain((await upload("cod", "x".repeat(5 * 1024 * 1024 + 1))).status);
  });

  it("scripts and formulas in cells are treated as text", async () => {
    await upload("cod", 'AWB;Ramburs;Referinta\n=cmd|calc;10;"<script>alert(1)</script>"');
    const row = (await list("cod")).at(-1);
    expect(row).toMatchObject({ awb: "=cmd|calc", reference: "<script>alert(1)</script>" });
  });
});
