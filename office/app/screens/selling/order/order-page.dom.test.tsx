import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { StaffOrder } from "@curat/contract/staff/orders";
import { pageOf } from "../../../testing/page-of.tsx";
import Order from "./order.route.tsx";
import type { OrderData } from "./order.server.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const EVIL = '"><img src=x onerror="alert(1)"><script>alert(1)</script>';
const AT = "2026-11-22T10:00:00.000Z";
const ITEM = {
  productid: 1,
  product: `Produs ${EVIL}`,
  code: "P1",
  url: null,
  pic: null,
  um: "buc",
  quantity: 1,
  price: 10,
  subtotal: 10,
  product_type: "product",
  is_gift: false,
  bundle: null,
};

const ORDER = {
  id: 1,
  randomID: "abc",
  number: "100001",
  orderdate: AT,
  total: 20,
  total_vat: 3,
  status: "Nouă",
  status_code: "new",
  steps: [],
  items: [
    { ...ITEM, id: 1 },
    { ...ITEM, id: 2, is_gift: true },
  ],
  products: [],
  canCancel: true,
  delivery: "Curier",
  delivery_code: "SAMEDAY",
  delivery_price: 15,
  awb: null,
  awb_problem: null,
  parcels: [],
  to_come: [],
  to_send: [],
  is_partly_sent: false,
  parcels_version: 0,
  locker: null,
  payment: "Ordin de plată",
  paymentCode: "OP",
  payment_state: "paid",
  rest: 0,
  handling_charge: 0,
  voucher: { code: "VARA", value: 5 },
  staff_discount: 0,
  observation: `Notă ${EVIL}`,
  hasInvoice: false,
  invoice: null,
  data: {
    firstname: `Ana ${EVIL}`,
    lastname: "Pop",
    email: "ana@example.com",
    phone: "+40722123456",
    delivery_phone: "+40722123456",
    delivery_county: "Cluj",
    delivery_city: "Cluj-Napoca",
    delivery_streetaddress: `Str. ${EVIL}`,
    delivery_zipcode: "400001",
    invoice_county: "Cluj",
    invoice_city: "Cluj-Napoca",
    invoice_streetaddress: "Str. Lungă 1",
    companyname: `Firma ${EVIL}`,
    fiscalcode: "RO1",
    commerceregistry: "J12/1/2020",
    bankname: "Banca",
    bankaccount: "RO49AAAA1B31007593840000",
  },
  customerid: 3,
  order_type: "online",
  customer_type: "pj",
  placed_by: null,
  takes_late_transfer: false,
  takes_invoice: true,
  payment_link: null,
  references: { purchase_order: `PO ${EVIL}`, contract: "", seap: "" },
  moves: [],
  events: [
    { status: "new", actor: "customer", note: "", at: AT, code: null },
    { status: "new", actor: "staff", note: `Poveste ${EVIL}`, at: AT, code: null },
  ],
  account: { entries: [], balance: 0 },
  refunds: [
    { amount: 5, reason: `Motiv ${EVIL}`, state: "due", created_at: AT, done_at: null },
    { amount: 6, reason: "Altul", state: "due", created_at: AT, done_at: null },
  ],
  shipment: null,
  release_at: null,
  version: 2,
} satisfies StaffOrder;

const NOTE = { author: EVIL, is_own: true, created_at: AT, changed_at: null, version: 1 };

function openPage(changes: Partial<StaffOrder> = {}, loads: Partial<OrderData> = {}): HTMLElement {
  const loaded: OrderData = {
    order: { ...ORDER, ...changes },
    moves: [{ status: "confirmed", label: "Confirmată", causes: [], is_final: false }],
    invoices: [],
    emag: undefined,
    missing: null,
    buyerMessages: [],
    refundable: { whyNot: null },
    strangeCourier: undefined,
    notesAndMails: { notes: [{ ...NOTE, id: 4, text: `Notă ${EVIL}` }], mails: [] },
    failed: undefined,
    margin: undefined,
    lots: [],
    neighbours: { previous: undefined, next: undefined },
    history: [{ id: 1, at: AT, actor: EVIL, sentence: EVIL, canUndo: true }],
    otherViewers: [EVIL],
    may: {
      edit: true,
      discount: true,
      forgive: true,
      match: true,
      issue: true,
      ship: true,
      moveParcels: ["left", "delivered", "returned"],
      prepareAgain: true,
      seeLabel: true,
      seeCompany: true,
      seeProducts: true,
      seeJobs: true,
      editJobs: true,
      openPrivacyRequest: true,
    },
    ...loads,
  };
  return render(pageOf(Order, loaded)).container;
}

it("the order page shows scripts in names, companies and notes as text", () => {
  const page = openPage();
  expect(page.querySelectorAll("script, img, [onerror]")).toHaveLength(0);
  for (const before of ["Ana ", "Firma ", "Str. ", "Notă ", "Poveste ", "Motiv ", "Produs "])
    expect(page.textContent).toContain(before + EVIL);
});

it("the order page shows all events that have the same time", () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const page = openPage();
  expect(page.textContent).toContain("Poveste ");
  expect(consoleError.mock.calls.map((call) => call.map(String).join(" "))).toEqual([]);
});

it("the order page shows each parcel with its items, and its buttons send the loaded version", () => {
  const item = { productid: 1, product: EVIL, code: "P1", um: "buc.", quantity: 2 };
  const parcel = {
    id: 5,
    part: 1,
    courier: "sameday",
    awbid: "A1",
    tracking: "https://courier.example/A1",
    cost: null,
    cash: 12.5,
    state: "left" as const,
    status: "",
    status_at: null,
    left_at: AT,
    items: [item],
    next: ["delivered" as const, "returned" as const],
    can_give_up: false,
  };
  const back = {
    ...parcel,
    id: 6,
    part: 2,
    awbid: "A2",
    state: "returned" as const,
    next: [],
    can_give_up: true,
  };
  const page = openPage({
    parcels: [parcel, back],
    to_send: [item],
    parcels_version: 3,
    is_partly_sent: true,
    canCancel: false,
  });
  expect(page.querySelector("a[href='/comenzi/1/modifica']")).not.toBeNull();
  expect(page.textContent).toContain("Nouă, expediată parțial");
  expect(page.textContent).toContain(`2 buc. × ${EVIL}`);
  const buttons = [...page.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(buttons).toEqual(
    expect.arrayContaining(["Marchează ca livrat", "Marchează ca întors", "Retrimite produsele"]),
  );
  expect(buttons).not.toContain("Renunță la colet");
  const sent = page.querySelector("form:has([value='parcel-give-up'])");
  expect(sent && [...new FormData(sent as HTMLFormElement)]).toEqual([
    ["form", "parcel-give-up"],
    ["parcel", "6"],
    ["version", "3"],
  ]);
  expect(page.querySelector("a[href='/comenzi/1/trimite']")).not.toBeNull();
});

it("the order page requests no waybill from a courier without an account", () => {
  const awb_problem = { why: "Curierul nu este configurat.", is_unsure: false };
  const page = openPage({ status_code: "confirmed", awb_problem }, { strangeCourier: "fan" });
  expect(page.textContent).not.toContain(awb_problem.why);
  const buttons = [...page.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(buttons).not.toContain("Cere AWB de la curier");
  expect(page.textContent).toContain("Magazinul nu are cont la FAN Courier");
  expect(page.querySelector("a[href$='/setari/conturi/fan']")).not.toBeNull();
  expect(page.querySelector("details:has([value='own-awb'])")?.hasAttribute("open")).toBe(true);
});

it("the order page requires a check with the courier after a lost response", () => {
  const why = "Cererea către curier s-a întrerupt.";
  const box = (is_unsure: boolean) => {
    const page = openPage({ status_code: "confirmed", awb_problem: { why, is_unsure } });
    expect(page.textContent).toContain(why);
    return page.querySelector("form:has([value='awb']) [name=checked]");
  };
  expect(box(true)).not.toBeNull();
  cleanup();
  expect(box(false)).toBeNull();
});

it("the order page's note form contains the loaded text for detecting conflicts", () => {
  const page = openPage();
  const seen = [...page.querySelectorAll<HTMLInputElement>("input[name=seen]")].map(({ value }) => value);
  expect(seen).toEqual([JSON.stringify({ text: `Notă ${EVIL}` })]);
});

it("the order page shows the reason instead of an action that would be refused", () => {
  const open = openPage({ status_code: "confirmed" }).textContent;
  for (const button of ["Restituie bani", "Emite factura", "Cere AWB de la curier"])
    expect(open).toContain(button);
  cleanup();
  const page = openPage(
    { status_code: "cancelled", takes_invoice: false },
    { refundable: { whyNot: "Comanda nu a fost plătită, deci nu ai ce restitui." } },
  );
  const pressed = [...page.querySelectorAll("a, button")].map(({ textContent }) => textContent);
  for (const button of ["Restituie bani", "Emite factura", "Cere AWB de la curier"])
    expect(pressed).not.toContain(button);
  expect(page.textContent).toContain("Restituie bani: Comanda nu a fost plătită, deci nu ai ce restitui.");
});

it("the order page warns about a missing invoice, with its deadline and a link", () => {
  const problems = [{ field: "iban", message: "Lipsește contul vânzătorului. (BR-61)" }];
  const open = (daysLeft: number, takes = problems) => {
    cleanup();
    const missing = { has_left: true, due_on: "2026-12-15", days_left: daysLeft, problems: takes };
    return openPage({ status_code: "shipped", takes_invoice: true }, { missing });
  };
  const page = open(3);
  expect(page.textContent).toContain("Termenul legal pentru factură: 15");
  expect(page.textContent).toContain("(BR-61)");
  expect(page.querySelector('a[href$="/setari/INVOICE"]')?.textContent).toBe("Datele firmei");
  const buttons = [...page.querySelectorAll("button")].filter(
    ({ textContent }) => textContent === "Emite factura",
  );
  expect(buttons).toHaveLength(1);
  expect(open(-1).textContent).toContain("Termenul legal pentru factură a expirat pe 15");
  expect(open(3, []).textContent).toContain("Factura poate fi emisă acum");
});

const paper = {
  id: 3,
  series: "CRT",
  number: 30,
  kind: "invoice" as const,
  issued_at: "2026-10-20T09:00:00.000Z",
  total: 20,
  efactura: null,
  receipt: null,
  issuing: null,
};

it("the order page shows an invoice's violated rules and truncated texts", () => {
  const broken = [{ rule: "BR-RO-081", field: "seller.address.street", message: "Lipsește strada." }];
  const STANDS = { invoice: { series: "CRT", number: 30, day: "2026-10-20" } };
  const efactura = { broken, cut: ["Numele se scurtează."] };
  const opened = (current: object, ...invoices: object[]) =>
    openPage(current, { invoices: invoices.map((more) => ({ ...paper, efactura, ...more })) });
  const mended = opened(
    STANDS,
    {},
    { id: 4, number: 31, kind: "storno" },
    { id: 5, number: 32, efactura: { broken: [], cut: [] } },
  );
  expect(mended.textContent, "undone changes are not corrected").not.toContain("ANAF ar refuza documentul.");
  cleanup();
  const page = opened(STANDS, {});
  expect(page.textContent).toContain("ANAF ar refuza documentul.");
  expect(page.textContent).toContain("Lipsește strada. (BR-RO-081)");
  expect(page.textContent).toContain("Numele se scurtează.");
  const xml = [...page.querySelectorAll("a")].find(
    ({ textContent }) => textContent === "XML pentru e-Factura",
  );
  expect(xml?.getAttribute("href")).toMatch(/\/facturi\/3\/xml$/);
});

it("the order page translates couriers and actors, and hides charges of zero", () => {
  const shipment = { courier: "sameday", cost: null, status: "", status_at: null, version: 1 };
  const awb = { awbid: "1ONB1", tracking: "https://sameday.ro/1ONB1" };
  const events = [{ status: "confirmed", actor: "payment", note: "", at: AT, code: null }];
  const text = openPage({ shipment, awb, events }, { invoices: [paper] }).textContent;
  expect(text).toContain("Factura CRT-30 din 20 octombrie 2026");
  expect(text).toContain("Sameday");
  expect(text).toContain("plata cu cardul");
  for (const raw of ["payment", "sameday", "Taxă de ramburs"]) expect(text).not.toMatch(new RegExp(raw));
});

it.each([
  ["not yet requested", null, {}, "Clientul nu a primit încă un link de plată."],
  [
    "on its way",
    { asked_at: AT, sent_at: null, tried_at: null },
    {},
    "este în curs de trimitere la ana@example.com",
  ],
  ["sent", { asked_at: AT, sent_at: AT, tried_at: null }, {}, "a fost trimis la ana@example.com"],
  ["opened", { asked_at: AT, sent_at: AT, tried_at: AT }, {}, "Clientul l-a deschis"],
  [
    "paid",
    { asked_at: AT, sent_at: AT, tried_at: AT },
    { status_code: "confirmed", payment_state: "paid" },
    "Comanda este plătită.",
  ],
  [
    "expired",
    { asked_at: AT, sent_at: AT, tried_at: null },
    { status_code: "cancelled" },
    "Linkul a expirat",
  ],
])("the payment link panel shows a link that is %s", (_, payment_link, changes, text) => {
  const waits = {
    status_code: "awaiting_payment",
    paymentCode: "CARD",
    payment_state: "pending",
    release_at: AT,
  };
  expect(openPage({ ...waits, payment_link, ...changes }).textContent).toContain(text);
});

it("the order page shows log codes only to people who may view failed jobs", () => {
  const events = [{ status: "new", actor: "customer", note: "", at: AT, code: "3f2a9c01d4e5" }];
  expect(openPage({ events }).textContent).toContain("3f2a9c01d4e5");
  const may = {
    edit: true,
    discount: true,
    forgive: true,
    match: true,
    issue: true,
    ship: true,
    moveParcels: [],
    prepareAgain: true,
  };
  const rights = {
    seeLabel: true,
    seeCompany: true,
    seeProducts: true,
    openPrivacyRequest: true,
    seeJobs: false,
    editJobs: false,
  };
  expect(openPage({ events }, { may: { ...may, ...rights } }).textContent).not.toContain("3f2a9c01d4e5");
});

it("the order page shows each line's lots, with the number of pieces if a lot covers only part of the line", () => {
  const lot = { itemID: 2, lotID: 7, code: "L247", expires_on: "2027-03-01", pieces: 1 };
  const items = [
    { ...ITEM, id: 1, product: "Săpun" },
    { ...ITEM, id: 2, product: "Clor", quantity: 3 },
  ];
  const page = openPage(
    { items },
    { lots: [lot, { ...lot, lotID: 8, code: "L248", expires_on: null, pieces: 2 }] },
  );
  const cells = [...page.querySelectorAll("tbody td, tbody th")].map(({ textContent }) => textContent);
  expect(cells).toContain("ClorLot L247, expiră 01.03.2027: 1 bucLot L248: 2 buc");
  expect(cells).toContain("Săpun");
  expect(page.querySelector('a[href$="/loturi/7"]')?.textContent).toBe("L247");
});
