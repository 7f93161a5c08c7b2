/** Tests that imported data comply with all rules for data entered by staff. */
import { beforeAll, describe, expect, it } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import { openTestShop } from "../../../api/src/testing/test-shop.ts";
import { loadDemo } from "../load.ts";
import { type ReadFile, readSaga, readWinmentor, type Sums, sumCsv } from "../testing/accounting-readers.ts";
import { DEMO_PASSWORD, PERSONS } from "./persons.ts";

const shop = await openTestShop();
const count = async (text: string): Promise<number> =>
  (await shop.query<{ count: number }>(`select count(*)::int as count from ${text}`))[0]?.count ?? NaN;

beforeAll(async () => {
  // Removes the tests' own small catalogue.
  await shop.query("truncate category, brand, city, store cascade");
  await loadDemo({ api: shop.api, products: 150, now: new Date(), log: () => undefined });
});

describe("the loaded demo", () => {
  it("the demo has consistent read rows, with nothing to repair", async () => {
    const { differences, repaired } = await shop.api.reindex();
    expect({ differences, repaired }).toEqual({ differences: [], repaired: 0 });
  });

  it("every demo product has the legally required data and is published", async () => {
    expect(await shop.query("select id, name from product where not is_published")).toEqual([]);
  });

  it("the demo has stock equal to the sum of its movements", async () => {
    const wrong = await shop.query(
      `select p.id, p.stock, m.moved from product p
       left join (select product_id, sum(quantity) as moved from stock_movement group by 1) m on m.product_id = p.id
       where p.stock <> coalesce(m.moved, 0)`,
    );
    expect(wrong).toEqual([]);
  });

  it("the demo has reorder lists, and open orders with a promised day in the future", async () => {
    expect(await count("reorder_list_line")).toBeGreaterThan(4);
    const promised = "orders where promised_to is not null";
    expect(await count(promised)).toBeGreaterThan(10);
    expect(await count(`${promised} and status in ('new', 'shipped') and promised_to < current_date`)).toBe(
      0,
    );
  });

  it("the demo has two received invoices that match their ZIPs and are valid for ANAF", async () => {
    const { body } = await shop.get("/staff/efactura/received", shop.staff);
    const reported = body.data.map(({ number, party, total, problem }: Record<string, unknown>) => ({
      number,
      party,
      total,
      problem,
    }));
    // In lei: 120 × 31.40 + 80 × 42.75 + 96 × 26.90 + 180, and 1,500 × 2.15 + 600 × 4.80 + 144 × 6.30; each
    // plus 21% VAT.
    expect(reported).toEqual([
      { number: "AMB-7305", party: "Ambalaje Carton Exemplu S.R.L.", total: 8484.76, problem: null },
      {
        number: "CCE-20418",
        party: "Chimie pentru Curățenie Exemplu S.R.L.",
        total: 12_039.98,
        problem: null,
      },
    ]);
    // The amounts are read from the stored ZIPs, which are addressed to the shop.
    expect(
      await count("efactura_message where kind = 'received' and zip is not null and cif = '99001129'"),
    ).toBe(2);
  });

  it("the demo's order totals match the lines, and order numbers are not consecutive", async () => {
    const wrong = await shop.query(
      `select o.number from orders o
       join (select order_id, sum(quantity * unit_price_bani - discount_bani) as lines from order_line group by 1) l on l.order_id = o.id
       where o.total_bani <> l.lines + o.delivery_bani`,
    );
    expect(wrong).toEqual([]);
    expect(await count("orders")).toBeGreaterThanOrEqual(40);
    expect(await count("orders where number::text !~ '^[1-9][0-9]{8}$'")).toBe(0);
    expect(
      await count(
        "(select number < lag(number) over (order by placed_at, id) as back from orders) o where back",
      ),
    ).toBeGreaterThan(0);
  });

  it("the demo has consecutive invoices for all shipped orders with the orders' totals", async () => {
    const [invoices] = await shop.query(
      `select min(i.number) as first, max(i.number)::int = count(*)::int as gapless,
         bool_and(abs(i.total_bani) = o.total_bani) as whole, bool_and(i.series = 'CUR') as ours
       from invoice i join orders o on o.id = i.order_id`,
    );
    expect(invoices).toEqual({ first: 1, gapless: true, whole: true, ours: true });
    expect(
      await count(
        "order_event e where status = 'shipped' and not exists (select from invoice i where i.order_id = e.order_id)",
      ),
    ).toBe(0);
    expect(
      await count(
        "(select issued_at < lag(issued_at) over (order by number) as back from invoice) i where back",
      ),
    ).toBe(0);
  });

  it("product ratings are computed from approved reviews, many of them by buyers", async () => {
    expect(
      await shop.query(
        `select r.product_id from product_read r
         join (select product_id, avg(stars) as stars from review where state = 'approved' group by 1) a using (product_id)
         where abs(r.stars - a.stars) > 0.06`,
      ),
    ).toEqual([]);
    expect(await count("review where order_id is not null")).toBeGreaterThan(20);
    expect(
      await count(
        "review r join orders o on o.id = r.order_id where o.customer_id is distinct from r.customer_id",
      ),
    ).toBe(0);
  });

  it("the demo has complaints and returns of orders placed by the same people", async () => {
    expect(await count("return_request r join orders o on o.id = r.order_id where o.email <> r.email")).toBe(
      0,
    );
    expect(
      await count(
        `complaint c where not exists (select from orders o join invoice i on i.order_id = o.id
           where o.number::text = c.order_number and o.email = c.customer_email and i.number::text = c.invoice_number)`,
      ),
    ).toBe(0);
    expect(await count("complaint where customer_id is null")).toBe(0);
  });

  it("loading the demo sends no email and leaves no pending jobs", async () => {
    expect(await shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
  });
});

describe("demo visitor", () => {
  it.each([PERSONS.ana.email, PERSONS.mihai.email, PERSONS.carmen.email])(
    "a demo customer can log in as %s with the documented password",
    async (email) => {
      const { status } = await shop.post("/user/auth/login", { email, password: DEMO_PASSWORD });
      expect(status).toBe(200);
    },
  );

  it("the demo customer Ana has two pages of orders", async () => {
    const { body } = await shop.post("/user/auth/login", {
      email: PERSONS.ana.email,
      password: DEMO_PASSWORD,
    });
    const headers = { [HEADERS.userToken]: body.data.user_token };
    const { meta } = (await shop.get("/user/orders", { headers })).body;
    expect(meta).toMatchObject({ last_page: 2 });
  });
});

describe("a month of the demo handed over to the accountant", () => {
  const months = async () =>
    (
      await shop.query<{ month: string }>(
        "select distinct to_char(issued_on, 'YYYY-MM') as month from invoice_register order by 1 desc limit 3",
      )
    ).map(({ month }) => month);

  async function handOver(month: string, program: string): Promise<ReadFile[]> {
    const made = await shop.staff.post("/staff/accounting/handovers", { month, program, scope: "all" });
    expect(made.body).toMatchObject({ data: { month, program } });
    const files: ReadFile[] = [];
    for (let after: string | null = ""; after !== null;) {
      const { body } = await shop.staff.get(
        `/staff/accounting/handovers/${made.body.data.id}/files?after=${after}`,
      );
      for (const { file_name: name, content } of body.data.files)
        files.push({ name, bytes: Buffer.from(content, "base64") });
      after = body.data.next;
    }
    return files;
  }

  /** Returns the sums of a month from the registers and the ledger. */
  async function registers(month: string): Promise<Sums> {
    const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
    const period = `from=${month}-01&to=${month}-${last}`;
    const { totals } = (await shop.staff.get(`/staff/books/vat?${period}`)).body.data;
    const [money] = await shop.query<{ received: number; paid: number }>(
      `select coalesce(-sum(amount_bani) filter (where kind = 'receipt'), 0)::int as received,
         coalesce(sum(amount_bani) filter (where kind = 'payout'), 0)::int as paid from order_entry
       where to_char(at at time zone 'Europe/Bucharest', 'YYYY-MM') = $1`,
      [month],
    );
    const [bought] = await shop.query<{ net: number }>(
      `select coalesce(sum(round(l.value_bani * coalesce(r.rate, 1))), 0)::int as net
       from receipt r join receipt_line l on l.receipt_id = r.id
       where r.posted_at is not null and r.undone_at is null and l.product_id is not null
         and to_char(r.received_on, 'YYYY-MM') = $1`,
      [month],
    );
    return {
      documents: totals.invoices + totals.stornos,
      netBani: Math.round(totals.net * 100),
      vatBani: Math.round(totals.vat * 100),
      receivedBani: money?.received ?? NaN,
      paidBani: money?.paid ?? NaN,
      purchaseBani: bought?.net ?? NaN,
    };
  }

  it("the SAGA and WinMENTOR files match the registers to the ban", async () => {
    const seen: Sums[] = [];
    for (const month of await months()) {
      const books = await registers(month);
      expect({ month, ...readSaga(await handOver(month, "saga"), "99001129") }).toEqual({ month, ...books });
      expect({ month, ...readWinmentor(await handOver(month, "winmentor")) }).toEqual({ month, ...books });
      seen.push(books);
    }
    for (const key of ["documents", "netBani", "receivedBani", "purchaseBani"] as const)
      expect([key, seen.some((one) => one[key] > 0)]).toEqual([key, true]);
  });

  it("the CSV files match the registers and the value of the stock", async () => {
    for (const month of await months()) {
      const files = await handOver(month, "csv");
      const { documents: _documents, purchaseBani, ...books } = await registers(month);
      expect({
        netBani: sumCsv(files, "vanzari", "Valoare netă"),
        vatBani: sumCsv(files, "vanzari", "TVA"),
        receivedBani: books.receivedBani,
        paidBani: books.receivedBani - sumCsv(files, "incasari", "Suma"),
        bought: sumCsv(files, "receptii", "Valoare netă"),
      }).toEqual({ ...books, bought: purchaseBani });
      const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      const { body } = await shop.staff.get(
        `/staff/books/stock-value?from=${month}-01&to=${month}-${last}&rows=1`,
      );
      const { opening, closing } = body.data.totals;
      expect([month, sumCsv(files, "miscari-stoc", "Valoare la cost")]).toEqual([
        month,
        Math.round(closing * 100) - Math.round(opening * 100),
      ]);
    }
  });
});
