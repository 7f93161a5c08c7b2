import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { aCompany, aCompanyBody, anOrder, aPlace } from "../../../testing/test-orders.ts";
import {
  checkedSheet,
  exportedSheet,
  importedSheet,
  reportOf,
  sheetOf,
} from "../../../testing/test-sheets.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";

const shop = await openTestShop();
const { staff } = shop;
withWorker(shop);

type Rows = Awaited<ReturnType<typeof exportedSheet>>;
const named = ([head = [], ...rows]: Rows) =>
  rows.map((row) => Object.fromEntries(head.map((label, place) => [label, row[place]])));
const rowOf = (rows: Rows, label: string, value: unknown) => named(rows).find((row) => row[label] === value);

describe("exports of personal data", () => {
  it("an export of customers contains saved addresses and companies, without erased customers", async () => {
    const ana = await loginAs(shop, { firstName: "Ana", lastName: "Șerban" });
    const gone = await loginAs(shop);
    await shop.query("update customer set erased_at = now() where id = $1", [gone.id]);
    await ana.post("/user/addresses", aPlace({ postcode: "400001" }));
    await ana.post("/user/companies", aCompany());
    const rows = await exportedSheet(shop, "customers");
    expect(rowOf(rows, "E-mail", ana.email)).toMatchObject({
      Prenume: "Ana",
      Nume: "Șerban",
      Telefon: "+40740123456",
      Stare: "activ",
      Adrese: expect.stringMatching(/^Str\. Lungă 1, /),
      Firme: expect.stringContaining("Curat & Fiii SRL"),
      Comenzi: 0,
    });
    expect(rowOf(rows, "E-mail", gone.email)).toBeUndefined();
  });

  it("an export of orders has a row per line, and order totals only in the order's first row", async () => {
    const lines = [
      { product: PRODUCT.lavender, quantity: 2 },
      { product: PRODUCT.lemon, quantity: 1 },
    ];
    const { id, number } = await anOrder(shop, { lines, body: aCompanyBody() });
    const rows = named(await exportedSheet(shop, "orders", { q: number }));
    // The last line is the delivery charge.
    expect(rows.map((row) => [String(row.Comanda), row.Cantitate, row.CUI])).toEqual([
      [number, 2, "RO14399840"],
      [number, 1, "RO14399840"],
      [number, 1, "RO14399840"],
    ]);
    const [placed] = await shop.query<{ total: number }>(
      "select total_bani / 100.0 as total from orders where id = $1",
      [id],
    );
    const totals = rows.map((row) => row["Total comandă (lei cu TVA)"]);
    expect(totals).toEqual([Number(placed?.total), null, null]);
    const values = rows.map((row) => Number(row["Valoare (lei cu TVA)"]));
    const sum = values.reduce((all, value) => all + value, Number(rows[0]?.["Transport (lei)"]));
    expect(sum).toBeCloseTo(Number(placed?.total));
    const companies = await exportedSheet(shop, "companies");
    const ofIt = named(companies).filter(({ CUI }) => String(CUI).endsWith("14399840"));
    expect(
      ofIt.map((row) => row.Comenzi),
      "listed once, although several customers saved it",
    ).toEqual([1, ...ofIt.slice(1).map(() => null)]);
    expect(ofIt[0]).toMatchObject({ Nume: "Curat & Fiii SRL" });
  });

  it("an export of personal data contains only the people that match the filter", async () => {
    const [ana, ion] = [
      await loginAs(shop, { firstName: "Ana", lastName: "Filtrată" }),
      await loginAs(shop, { firstName: "Ion", lastName: "Filtrat" }),
    ];
    await ion.post("/user/companies", aCompany({ name: "Filtre SRL", cui: "1590082" }));
    const people = async (filter: object) =>
      named(await exportedSheet(shop, "customers", filter)).map((row) => row["E-mail"]);
    expect((await people({ q: "filtrat" })).toSorted()).toEqual([ana.email, ion.email].toSorted());
    expect(await people({ q: "filtrat", company: "no" })).toEqual([ana.email]);
    expect(await people({ q: "filtrat", state: "locked" })).toEqual([]);
    const companies = async (filter: object) => named(await exportedSheet(shop, "companies", filter)).length;
    expect([await companies({ q: "filtre" }), await companies({ q: "filtre", orders: "yes" })]).toEqual([
      1, 0,
    ]);
  });

  it("an export of reviews contains pending reviews and filters by state, stars and text", async () => {
    const customer = await loginAs(shop);
    const review = { name: "Ana", email: "ana@example.com", title: "=1+1", comment: "Bun.", stars: 5 };
    const sent = await customer.post(`/products/${PRODUCT.lemon}/add/reviews`, review);
    expect(sent.status).toBe(200);
    const rows = await exportedSheet(shop, "reviews");
    expect(rowOf(rows, "Titlu", "=1+1")).toMatchObject({ Stele: 5, Stare: "în așteptare", Text: "Bun." });
    expect(await exportedSheet(shop, "reviews", { state: "rejected" })).toHaveLength(1);
    expect(
      rowOf(await exportedSheet(shop, "reviews", { stars: "5", q: "1+1" }), "Text", "Bun."),
    ).toBeDefined();
  });
});

describe("importing customers", () => {
  const personOf = async (email: string) =>
    (await shop.query("select * from customer where email = $1 and erased_at is null", [email]))[0];

  it("an import writes customers by email address, without passwords or consents", async () => {
    const ana = await loginAs(shop, { firstName: "Ana", lastName: "Veche" });
    const sheet = sheetOf([
      ["Email", "Prenume", "Nume", "Telefon", "Parola", "Newsletter"],
      [ana.email.toUpperCase(), "", "Nouă", "(gol)", "secret", "da"],
      ["Ion.Nou@example.com", "Ion", "Nou", "0722 123 456", "secret", "da"],
      ["fara-nume@example.com", "", "", "", "", ""],
      ["nu-e-adresa", "Ion", "Nou", "", "", ""],
      ["telefon@example.com", "Ion", "www.rau.ro", "12", "", ""],
      ["golit@example.com", "(gol)", "Nou", "", "", ""],
    ]);
    const file = await importedSheet(shop, "customers", sheet);
    const counts = { changed: 1, new: 1, refused: 4 };
    expect([file.check.counts, file.write.counts]).toEqual([counts, counts]);
    expect(await personOf(ana.email)).toMatchObject({ first_name: "Ana", last_name: "Nouă", phone: "" });
    expect(await personOf("ion.nou@example.com")).toMatchObject({
      first_name: "Ion",
      phone: "+40722123456",
      password_hash: null,
    });
    expect(await shop.query("select 1 from newsletter_subscription")).toEqual([]);
    const faults = (await reportOf(shop, file.id)).map((row: { faults: object }) => Object.keys(row.faults));
    expect(faults).toEqual([["Prenume"], ["E-mail"], ["Nume", "Telefon"], ["Prenume"]]);
    expect(file.write, "former names of people are not logged").toMatchObject({ changes: 2, undoable: 0 });
    const undone = await staff.post(`/staff/changes/batches/${file.write.batch}/undo`, {});
    expect(undone.status).toBe(409);
  });

  it("an import refuses a second row with the same email address in any spelling", async () => {
    const ana = await loginAs(shop, { firstName: "Ana", lastName: "Veche" });
    const rows = [
      ["E-mail", "Prenume", "Nume"],
      [ana.email, "Ana", "Nouă"],
      [ana.email.toUpperCase(), "Ana", "Alta"],
      ["Dan@example.com", "Dan", "Nou"],
      ["dan@example.com", "Dan", "Altul"],
    ];
    const file = await importedSheet(shop, "customers", sheetOf(rows));
    const counts = { changed: 1, new: 1, refused: 2 };
    expect([file.check.counts, file.write.state, file.write.counts]).toEqual([counts, "done", counts]);
    const report = await reportOf(shop, file.id);
    expect(report.map(({ faults }: { faults: object }) => faults)).toEqual([
      { "E-mail": ["Apare și pe rândul 2: păstrează unul singur."] },
      { "E-mail": ["Apare și pe rândul 4: păstrează unul singur."] },
    ]);
    expect([await personOf(ana.email), await personOf("dan@example.com")]).toMatchObject([
      { last_name: "Nouă" },
      { last_name: "Nou" },
    ]);
  });

  it("importing an export of customers changes nothing", async () => {
    const rows = await exportedSheet(shop, "customers");
    const { check } = await checkedSheet(shop, "customers", sheetOf(rows));
    expect(check.counts).toEqual({ same: rows.length - 1 });
  });
});

describe("importing companies", () => {
  const companiesOf = async (id: number) =>
    shop.query("select * from customer_company where customer_id = $1 order by id", [id]);

  it("an import saves companies by CUI for the customers with the given email addresses", async () => {
    const ana = await loginAs(shop);
    const [place] = await shop.query<{ county: string; city: string }>(
      "select county.name as county, city.name as city from city join county on county.id = city.county_id where city.id = 2",
    );
    const { county = "", city = "" } = place ?? {};
    await ana.post("/user/companies", aCompany());
    const HEAD = ["E-mail", "Cod fiscal", "Denumire", "Tip", "Județ", "Oraș", "Strada", "Banca", "IBAN"];
    const iban = "RO49AAAA1B31007593840000";
    const [head, changed, added, ...wrong] = [
      HEAD,
      [ana.email.toUpperCase(), "14399840", "Nume nou SRL", "", "", "", "", "(gol)", ""],
      [
        ana.email,
        "RO 18547290",
        "Ana PFA",
        "pfa",
        county.toUpperCase(),
        `mun. ${city}`,
        "Str. Nouă 1",
        "",
        iban,
      ],
      ["nimeni@example.com", "18547290", "Nimeni SRL", "", county, city, "Str. Nouă 1", "", ""],
      [ana.email, "14399841", "Greșit SRL", "ONG", county, city, "Str. Nouă 1", "", ""],
      [ana.email, "14399841", "Greșit SRL", "", county, "Nicăieri", "Str. Nouă 1", "", "RO00"],
      [ana.email, "1590082", "", "", "", "", "", "", ""],
    ];
    const [unknown, type, numbers, empty] = wrong;
    const rows = [head, changed, added, unknown, type, empty].flatMap((row) => (row ? [row] : []));
    const file = await importedSheet(shop, "companies", sheetOf(rows));
    const counts = { changed: 1, new: 1, refused: 3 };
    expect([file.check.counts, file.write.counts]).toEqual([counts, counts]);
    expect(await companiesOf(ana.id)).toMatchObject([
      { cui: "14399840", name: "Nume nou SRL", bank: "", iban, registry_number: "J12/100/2001", city_id: 1 },
      { cui: "RO18547290", name: "Ana PFA", type: "pfa", city_id: 2, iban },
    ]);
    const faultsOf = async (id: number) =>
      (await reportOf(shop, id)).map((row: { faults: object }) => Object.keys(row.faults).toSorted());
    expect(await faultsOf(file.id)).toEqual([
      ["E-mail client"],
      ["Tip"],
      ["Adresă", "Județ", "Localitate", "Nume"],
    ]);
    const second = await checkedSheet(
      shop,
      "companies",
      sheetOf([head ?? [], changed ?? [], added ?? [], numbers ?? []]),
    );
    expect(second.check.counts, "a repeated file creates nothing twice").toEqual({ same: 2, refused: 1 });
    expect(await faultsOf(second.id)).toEqual([["CUI", "IBAN", "Localitate"]]);
  });

  it("an import refuses a second row with the same customer and CUI", async () => {
    const { email, headers } = await loginAs(shop);
    await shop.post("/user/companies", aCompany(), { headers });
    const rows = [
      ["E-mail", "CUI", "Denumire"],
      [email, "14399840", "Una SRL"],
      [email.toUpperCase(), "RO 14399840", "Alta SRL"],
    ];
    const file = await checkedSheet(shop, "companies", sheetOf(rows));
    expect(file.check.counts).toEqual({ changed: 1, refused: 1 });
    const message = ["Apare și pe rândul 2: păstrează unul singur."];
    expect((await reportOf(shop, file.id))[0].faults).toEqual({ "E-mail client": message, CUI: message });
  });

  it("importing an export of companies changes nothing", async () => {
    const ana = await loginAs(shop);
    await ana.post("/user/companies", aCompany({ name: "Dusă SRL" }));
    const company = { name: "Trecută & Fiii SRL", cui: "37024165" };
    await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], body: aCompanyBody({ company }) });
    const rows = await exportedSheet(shop, "companies");
    expect(rowOf(rows, "E-mail client", ana.email)).toMatchObject({ Nume: "Dusă SRL", Tip: "Societate" });
    const [head = []] = rows;
    const passing = rows.find((row) => row[head.indexOf("CUI")] === "37024165") ?? [];
    expect(passing[head.indexOf("E-mail client")], "no customer saved it").toBeNull();
    const { check } = await checkedSheet(shop, "companies", sheetOf(rows));
    expect(check.counts).toEqual({ same: rows.length - 1 });

    const withCell = (label: string, cell: string) =>
      passing.map((value, place) => (place === head.indexOf(label) ? cell : value));
    const wrong = [
      withCell("Nume", "Alt nume SRL"),
      withCell("IBAN", "RO49AAAA1B31007593840000"),
      withCell("CUI", "4267117"),
      withCell("CUI", ""),
    ];
    const faults = [];
    for (const row of wrong) {
      const file = await checkedSheet(shop, "companies", sheetOf([head, row]));
      expect(file.check.counts).toEqual({ refused: 1 });
      faults.push((await reportOf(shop, file.id))[0].faults);
    }
    expect(faults).toEqual([
      {
        Nume: [
          "În comenzi apare „Trecută & Fiii SRL”, iar un fișier nu schimbă comenzile. Completează coloana „E-mail client” ca să o adaugi în contul unui client.",
        ],
      },
      {
        IBAN: [
          "Firma apare doar în comenzi, fără aceste date. Completează coloana „E-mail client” ca să o adaugi în contul unui client.",
        ],
      },
      { "E-mail client": ["Completează coloana „E-mail client”: nicio comandă nu are acest CUI."] },
      { CUI: ["Completează CUI."] },
    ]);
  });
});

describe("importing reviews", () => {
  const reviewsOf = async (email: string) =>
    shop.query(
      `select r.*, (select string_agg(c.comment, '|') from review_comment c where c.review_id = r.id and c.is_shop) as answer
       from review r where lower(email) = $1 order by id`,
      [email],
    );
  const shownOf = async (id: number) => (await shop.get(`/products/${id}`)).body.data;

  it("an import adds each review once and marks none as verified purchase", async () => {
    const [product] = await shop.query<{ code: string }>("select code from product where id = $1", [
      PRODUCT.lavender,
    ]);
    const code = product?.code ?? "";
    const before = (await shownOf(PRODUCT.lavender)).allReviews.length;
    const HEAD = ["SKU", "Author email", "Date", "Author", "Rating", "Review", "Status", "Răspuns"];
    const rows = [
      HEAD,
      [code, "Elena@example.com", "14.03.2024", "Elena", 2, "Miroase prea tare.", "publicată", "Mulțumim."],
      [code, "elena@example.com", "2024-03-14", "Elena", 2, "Miroase prea tare.", "publicată", "Mulțumim."],
      [code, "vasile@example.com", "2024-03-15", "Vasile", 5, "", "", ""],
      ["NU-ESTE", "elena@example.com", "2024-03-14", "Elena", 5, "", "", ""],
      [code, "rea@example.com", "2024-02-31", "www.rea.ro", 6, "", "poate", ""],
      [code, "viitor@example.com", "2999-01-01", "Ion", 5, "", "", ""],
    ];
    const file = await importedSheet(shop, "reviews", sheetOf(rows));
    const counts = { new: 2, same: 1, refused: 3 };
    expect([file.check.counts, file.write.counts]).toEqual([counts, counts]);
    expect(await reviewsOf("elena@example.com")).toMatchObject([
      { stars: 2, title: "Miroase prea tare.", state: "approved", order_id: null, answer: "Mulțumim." },
    ]);
    expect(await reviewsOf("vasile@example.com")).toMatchObject([
      { title: "5 din 5 stele", state: "pending" },
    ]);
    const faults = (await reportOf(shop, file.id)).map((row: { faults: object }) =>
      Object.keys(row.faults).toSorted(),
    );
    expect(faults).toEqual([["Cod produs"], ["Scrisă la", "Stare", "Stele"], ["Scrisă la"]]);
    const shown = await shownOf(PRODUCT.lavender);
    expect(shown.allReviews).toHaveLength(before + 1);
    expect(shown.allReviews.find(({ name }: { name: string }) => name === "Elena")).toMatchObject({
      outside: true,
      verified: false,
      comments: [{ comment: "Mulțumim.", is_shop: true }],
    });
    const [rating] = await shop.query(
      `select r.stars = (select round(avg(stars), 1) from review where product_id = $1 and state = 'approved') as "isRight"
       from product_read r where product_id = $1`,
      [PRODUCT.lavender],
    );
    expect(rating).toEqual({ isRight: true });
    const changed = [HEAD, [code, "elena@example.com", "2024-03-14", "", 3, "", "", "Am schimbat parfumul."]];
    expect((await importedSheet(shop, "reviews", sheetOf(changed))).write.counts).toEqual({ changed: 1 });
    expect(await reviewsOf("elena@example.com")).toMatchObject([
      { stars: 3, answer: "Am schimbat parfumul." },
    ]);
    const emptied = [HEAD, [code, "elena@example.com", "2024-03-14", "", "", "", "", "(gol)"]];
    expect((await importedSheet(shop, "reviews", sheetOf(emptied))).write.counts).toEqual({ changed: 1 });
    expect(await reviewsOf("elena@example.com")).toMatchObject([{ stars: 3, answer: null }]);
  });

  it("importing an export of reviews changes nothing", async () => {
    const customer = await loginAs(shop);
    const review = { name: "Dan", email: "dan@example.com", title: "Slab", comment: "", stars: 1 };
    await customer.post(`/products/${PRODUCT.lemon}/add/reviews`, review);
    const rows = await exportedSheet(shop, "reviews");
    expect((await checkedSheet(shop, "reviews", sheetOf(rows))).check.counts).toEqual({
      same: rows.length - 1,
    });
    const [head = []] = rows;
    const better = rows.map((row) =>
      row.includes("dan@example.com") ? row.map((cell, at) => (head[at] === "Stele" ? 5 : cell)) : row,
    );
    const { check } = await checkedSheet(shop, "reviews", sheetOf(better));
    expect(check.counts).toMatchObject({ refused: 1 });
  });
});
