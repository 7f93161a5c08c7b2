import * as calls from "@curat/contract/staff/receivables";
import { AGES, OWED_PARTS } from "@curat/contract/staff/receivables.values";
import { cuiDigits } from "@curat/contract/cui.values";
import { toLei, type Wire } from "@curat/contract/lei.values";
import { periodProblem } from "../../../calendar/period.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { readPaymentTerms } from "../../selling/payments/index.ts";
import { type InterestRate, interestRate } from "./late-interest.rules.ts";
import { listOpenInvoices, type OpenInvoice, sumByAge, sumOwed } from "./receivables.store.ts";
import { statementFile } from "./statement-pdf.ts";

const ROWS_PER_PAGE = 50;

export function receivablesRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, calls.listReceivables, async ({ query: { page, ...filter }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const today = romanianDay(now());
    const { rows, total } = await listOpenInvoices(db, { ...filter, today, rate: await loadRate() }, paging);
    return pagedAnswer(rows.map(toWireReceivable), { ...paging, total }, url);
  });

  serve(app, calls.getReceivableTotals, async ({ query: { q } }) => {
    const sums = await sumByAge(db, { q, today: romanianDay(now()), rate: await loadRate() });
    const data = AGES.map((age) => {
      const found = sums.find((one) => one.age === age);
      return {
        age,
        invoices: found?.invoices ?? 0,
        open: toLei(found?.openBani ?? 0),
        doubtful: toLei(found?.doubtfulBani ?? 0),
        interest: toLei(found?.interestBani ?? 0),
      };
    });
    return { data };
  });

  serve(app, calls.getOwed, async () => {
    const sums = await sumOwed(db);
    const total = sums.reduce((all, { part, openBani }) => all + (part === "to_ship" ? 0 : openBani), 0);
    const parts = OWED_PARTS.map((part) => {
      const found = sums.find((one) => one.part === part);
      return { part, orders: found?.orders ?? 0, open: toLei(found?.openBani ?? 0) };
    });
    return { data: { total: toLei(total), parts } };
  });

  servePdf(app, calls.getStatement, async ({ params, query }) => {
    const today = romanianDay(now());
    const { to = today, from = `${to.slice(0, 4)}-01-01` } = query;
    const problem = periodProblem({ from, to });
    if (problem) throw invalid({ to: [problem] });
    const rate = await loadRate();
    const file = await statementFile(db, { cui: cuiDigits(params.cui), from, to, now: now(), rate });
    if (!file) throw notFound();
    return file;
  });

  async function loadRate(): Promise<InterestRate | undefined> {
    return interestRate(readPaymentTerms((await loadSettings(db)).payments));
  }
}

function toWireReceivable(row: OpenInvoice): Wire<calls.Receivable> {
  const { orderId, orderNumber, series, number, issuedOn, dueOn, daysLate, cui, buyer } = row;
  return {
    orderID: orderId,
    order_number: String(orderNumber),
    invoice: `${series} ${number}`,
    issued_on: issuedOn,
    due_on: dueOn,
    days_late: daysLate,
    cui,
    buyer,
    total: toLei(row.totalBani),
    open: toLei(row.openBani),
    doubtful_on: row.doubtfulOn,
    interest: toLei(row.interestBani),
  };
}
