import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { EfacturaDocument, EfacturaOverview, EfacturaWhole } from "@curat/contract/staff/efactura";
import { readList } from "../../../lists/list-address.ts";
import { pageOf } from "../../../testing/page-of.tsx";
import Document from "./document.route.tsx";
import { DOCUMENTS } from "./e-factura-shape.ts";
import Desk from "./e-factura.route.tsx";

afterEach(cleanup);

const AT = "2026-11-23T10:00:00.000Z";
const REFUSED: EfacturaDocument = {
  invoice_id: 7,
  order_id: 3,
  name: "CUR-7",
  kind: "invoice",
  issued_at: AT,
  due_on: "2026-11-30",
  is_late: true,
  total: 121,
  buyer: "<b>Firma</b> SRL",
  state: "draft",
  problems: [{ rule: "BR-RO-081", field: "seller.address.street", message: "Lipsește strada." }],
  is_closed: false,
  has_zip: false,
  standing: 0,
  waits_for: null,
};
const OVERVIEW: EfacturaOverview = {
  is_on: true,
  is_registered: true,
  is_production: true,
  connection: null,
  counts: { waiting: 0, refused: 1, late: 1, missing: 0, double: 0, all: 1 },
  outside: 2,
  received: 0,
  buyer_messages: 2,
  years: [2026],
};
const may = { connect: true, issue: true, seeSettings: true };

function openPage(changes: object = {}) {
  const state = readList(DOCUMENTS, new URLSearchParams());
  const loaded = { state, overview: OVERVIEW, documents: [REFUSED], total: 1, lastPage: 1, may, ...changes };
  render(pageOf(Desk, loaded));
}

it("the e-Factura queue shows blocked invoices with their errors, and links to lists, messages and the archive", () => {
  openPage();
  expect(screen.getByText("Lipsește strada. (BR-RO-081)")).toBeTruthy();
  expect(screen.getByText("<b>Firma</b> SRL")).toBeTruthy();
  expect(screen.getByRole("link", { name: "CUR-7" }).getAttribute("href")).toBe("/e-factura/7");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  for (const to of [
    "/e-factura?lista=refused",
    "/e-factura?lista=late",
    "/e-factura/mesaje",
    "/e-factura/arhiva/2026.zip",
  ])
    expect(links).toContain(to);
  expect(screen.getByRole("button", { name: "Conectează magazinul la ANAF" })).toBeTruthy();
});

it("the e-Factura queue hides actions without permission", () => {
  openPage({ may: { connect: false, issue: false, seeSettings: false } });
  expect(screen.queryByRole("button", { name: "Conectează magazinul la ANAF" })).toBeNull();
  expect(screen.queryByText("Programează trimiterea")).toBeNull();
});

it("the e-Factura page of an invoice explains what to fix", () => {
  const document: EfacturaWhole = {
    ...REFUSED,
    attempts: [],
    messages: [],
    stornos: ["CUR-8"],
    next_at: null,
  };
  render(pageOf(Document, { document, may }));
  const row = within(screen.getByText("BR-RO-081").closest("li") as HTMLElement);
  expect(row.getByText("Lipsește strada.", { exact: false })).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/comenzi/3");
  expect(screen.getByText("„Stornează și emite alta”", { exact: false })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Retrimite neschimbat" })).toBeTruthy();
  expect(screen.getByText("Stornată prin CUR-8", { exact: false })).toBeTruthy();
  cleanup();
  const ofBuyer = [{ rule: "BR-RO-082", field: "buyer.address.street", message: "Lipsește strada." }];
  render(pageOf(Document, { document: { ...document, problems: ofBuyer }, may }));
  expect(screen.getByText("„Corectează datele și emite alta”", { exact: false })).toBeTruthy();
  cleanup();
  render(pageOf(Document, { document: { ...document, kind: "storno" }, may }));
  expect(screen.getByText("stornoul nu are ce anula acolo", { exact: false })).toBeTruthy();
});

it.each<[string, Partial<EfacturaDocument>, state: string, problem: string]>([
  [
    "refused by ANAF",
    {
      state: "refused",
      is_late: false,
      problems: [{ rule: "BR-CL-23", field: "", message: "Unitate greșită." }],
    },
    "refuzată",
    "Unitate greșită. (BR-CL-23)",
  ],
  ["late", { state: "valid", is_late: true, problems: [] }, "așteaptă trimiterea, întârziată", ""],
  [
    "a storno that waits for its invoice",
    { kind: "storno", state: "valid", is_late: false, problems: [], waits_for: "CUR-6" },
    "așteaptă trimiterea",
    "Așteaptă factura CUR-6",
  ],
  [
    "without its ZIP",
    { state: "accepted", is_late: false, problems: [], standing: 1 },
    "acceptată",
    "nu a fost primit încă",
  ],
  [
    "twice at ANAF",
    { state: "accepted", is_late: false, problems: [], standing: 2 },
    "acceptată",
    "de două ori",
  ],
  ["closed by a staff member", { is_closed: true, problems: [] }, "închisă fără trimitere", ""],
])("an invoice that is %s is listed with its state and its problem", (_what, changes, state, problem) => {
  openPage({ documents: [{ ...REFUSED, ...changes }] });
  const row = within(screen.getByRole("link", { name: "CUR-7" }).closest("tr") as HTMLElement);
  expect(row.getByText(state)).toBeTruthy();
  if (problem !== "") expect(row.getByText(problem, { exact: false })).toBeTruthy();
});
