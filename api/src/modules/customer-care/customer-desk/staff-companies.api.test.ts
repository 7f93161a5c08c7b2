import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import { aCompany, aCompanyBody, anOrder, moveTo } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
/** CUIs: SHARED has orders from a customer and guests, GUESTS has one guest order, and KEPT is only saved in an account. */
const [SHARED, GUESTS, SAVED] = ["14399840", "1590082", "5022670"];

const list = async (query = "") => (await staff.get(`/staff/companies?${query}`)).body;
const cuisIn = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ cui }: { cui: string }) => cui);
const keeps = (by: LoggedIn, company: object) => by.post("/user/companies", aCompany(company));
const ordersFor = (company: object, customer?: LoggedIn) =>
  anOrder(shop, { lines, body: aCompanyBody({ company }), ...(customer && { customer }) });

let ana: LoggedIn;
let bogdan: LoggedIn;
let anas: { id: number };
let guests: { id: number };
beforeAll(async () => {
  ana = await loginAs(shop, { firstName: "Ana", lastName: "Avram" });
  bogdan = await loginAs(shop, { firstName: "Bogdan", lastName: "Barbu" });
  await keeps(bogdan, { cui: SAVED, name: "Țesături Șic SRL" });
  await keeps(ana, { cui: `RO${SHARED}`, name: "Curat Vechi SRL" });
  await keeps(bogdan, { cui: SHARED, name: "Curat Nou SRL" });
  await ordersFor({ cui: GUESTS, name: "Numai Oaspeți SRL" });
  anas = await ordersFor({ cui: `RO${SHARED}`, name: "Curat Vechi SRL" }, ana);
  const cancelled = await ordersFor({ cui: SHARED, name: "Curat Vechi SRL" });
  await moveTo(shop, cancelled, "cancelled");
  guests = await ordersFor({ cui: SHARED, name: "Curat Ultim SRL" });
});

describe("the list of companies", () => {
  it("the list has one row per CUI, with its latest name", async () => {
    const [row] = (await list(`q=${SHARED}`)).data;
    expect(row).toMatchObject({ cui: SHARED, name: "Curat Ultim SRL", customers: 2, orders: 3 });
    const [{ total } = { total: 0 }] = await shop.query<{ total: number }>(
      "select sum(total_bani)::int as total from orders where id in ($1, $2)",
      [anas.id, guests.id],
    );
    expect(row.spent).toBe(total / 100);
    expect(row.last_order_at).not.toBeNull();
  });

  it("the list includes companies of guests and companies without orders", async () => {
    const rows = [...(await list(`q=${GUESTS}`)).data, ...(await list(`q=${SAVED}`)).data];
    expect(rows).toMatchObject([
      { cui: GUESTS, customers: 0, orders: 1 },
      { cui: SAVED, customers: 1, orders: 0, spent: 0, last_order_at: null },
    ]);
  });

  it.each([
    ["", [SHARED, GUESTS, SAVED]],
    ["sort=last_order", [GUESTS, SHARED, SAVED]],
    ["sort=name", [SHARED, GUESTS, SAVED]],
    ["sort=-name", [SAVED, GUESTS, SHARED]],
    ["sort=-orders", [SHARED, GUESTS, SAVED]],
    ["sort=spent", [SAVED, GUESTS, SHARED]],
    ["orders=yes", [SHARED, GUESTS]],
    ["orders=no", [SAVED]],
    ["q=ro 1439", [SHARED]],
    ["q=399840", []],
    ["q=sic tesaturi", [SAVED]],
    ["q=VECHI", [SHARED]],
    ["q=vechi nou", []],
    ["q=%25", []],
    ["per_page=1&page=2", [GUESTS]],
  ])("the list filters companies by ?%s", async (query, cuis) => {
    expect(await cuisIn(query)).toEqual(cuis);
  });

  it("the total counts all companies, not only those of the page", async () => {
    expect((await list("per_page=2&page=9")).meta).toMatchObject({ total: 3, last_page: 2 });
  });
});

describe("a company's page", () => {
  it.each([SHARED, `RO${SHARED}`])("a company's page opens by %s", async (cui) => {
    const { status, body } = await staff.get(`/staff/companies/${cui}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      cui: SHARED,
      customers: 2,
      orders: 3,
      people: [
        {
          id: ana.id,
          orders: 1,
          companies: [{ companyname: "Curat Vechi SRL", fiscalcode: `RO${SHARED}` }],
        },
        { id: bogdan.id, orders: 0, companies: [{ companyname: "Curat Nou SRL", fiscalcode: SHARED }] },
      ],
      last_orders: [
        { id: guests.id, customerid: null, companyname: "Curat Ultim SRL", is_vat_payer: null },
        { status_code: "cancelled" },
        { id: anas.id, customerid: ana.id, fiscalcode: `RO${SHARED}`, is_vat_payer: true },
      ],
    });
  });

  it("a company's page also lists customers who ordered for the company but have not saved it", async () => {
    const order = await ordersFor({ cui: "361579", name: "Fără Dosar SRL" }, ana);
    const { data } = (await staff.get("/staff/companies/361579")).body;
    expect(data).toMatchObject({
      customers: 1,
      people: [{ id: ana.id, orders: 1, companies: [] }],
      last_orders: [{ id: order.id }],
    });
  });

  it.each(["18547290", "RO", "%25", "'"])("a company's page returns 404 for %s", async (cui) => {
    expect((await staff.get(`/staff/companies/${cui}`)).status).toBe(404);
  });
});

it("staff search returns each company once, and finds those of guests by CUI", async () => {
  const found = async (q: string) =>
    (await staff.get(`/staff/search?q=${encodeURIComponent(q)}`)).body.data.companies;
  expect(await found(`RO ${SHARED}`)).toEqual([{ cui: SHARED, name: "Curat Ultim SRL" }]);
  expect(await found("Curat ")).toMatchObject([{ cui: SHARED }]);
  expect(await found(GUESTS ?? "")).toEqual([{ cui: GUESTS, name: "Numai Oaspeți SRL" }]);
});

describe("a company added by staff", () => {
  const CUI = "6859662";
  const body = aCompany({ cui: `RO${CUI}`, name: "Hotel Nou SRL" });

  it("adding a company creates the account, or uses the existing one", async () => {
    const email = "achizitii@hotel-nou.ro";
    const refused = await staff.post("/staff/companies", { ...body, email });
    expect(Object.keys(refused.body.errors)).toEqual(["firstname", "lastname"]);
    const names = { firstname: "Dan", lastname: "Dumitru" };
    const added = () => staff.post("/staff/companies", { ...body, ...names, email });
    expect((await added()).body.data).toMatchObject({
      cui: CUI,
      name: "Hotel Nou SRL",
      people: [{ email, companies: [{ fiscalcode: `RO${CUI}` }] }],
    });
    expect((await added()).body.data.people[0].companies).toHaveLength(1);
    const second = await staff.post("/staff/companies", { ...body, email: ana.email });
    expect(second.body.data.people).toHaveLength(2);
  });

  it("adding a company with an invalid CUI creates no account", async () => {
    const email = "gresit@hotel-nou.ro";
    const sent = { ...body, cui: "RO14399841", email, firstname: "Dan", lastname: "Dumitru" };
    expect(Object.keys((await staff.post("/staff/companies", sent)).body.errors)).toEqual(["fiscalcode"]);
    expect((await staff.get(`/staff/customers?q=${email}`)).body.data).toEqual([]);
  });
});
