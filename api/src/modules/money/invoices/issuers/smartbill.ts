/**
 * Client for SmartBill Cloud, which has no idempotency key. The series' next number is read before a call and shows
 * afterwards whether the call issued a document.
 */
import { z } from "zod";
import type { SmartbillAccount } from "../../../../config.ts";
import { baniOfDecimal } from "../../../../text/money.ts";
import { callIssuer, failed, type IssuerAnswer, pdfOf, readAnswer } from "./issuer-http.ts";
import type { Found, IssuedPaper, IssueRequest, Issuer, IssuerResult } from "./issuer.port.ts";
import { issuedLines } from "./issued-lines.rules.ts";

const NAME = "SmartBill";
const number = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,9}$/));
const issued = z.object({ series: z.string(), number, url: z.string().optional() });
const series = z.object({
  list: z.array(z.object({ name: z.string(), nextNumber: number, type: z.string().optional() })),
});
const status = z.object({ invoiceTotalAmount: z.coerce.number() });
const reason = z.object({ errorText: z.string().min(1) });

function reasonOf(body: unknown): string | undefined {
  return reason.safeParse(body).data?.errorText;
}

export function smartbill({ url, email, token, company }: SmartbillAccount): Issuer {
  const authorization = `Basic ${Buffer.from(`${email}:${token}`).toString("base64")}`;
  const get = (path: string, query: Record<string, string>, accept = "application/json") =>
    callIssuer(NAME, `${url}${path}?${new URLSearchParams({ cif: company, ...query })}`, {
      headers: { authorization, accept },
    });

  async function listNext(): Promise<IssuerResult<z.output<typeof series>["list"]>> {
    const read = parsed(await get("/series", { type: "f" }), series);
    return read.ok ? { ok: true, value: read.value.list } : read;
  }

  async function nextOf(code: string): Promise<IssuerResult<number>> {
    const read = await listNext();
    if (!read.ok) return read;
    const found = read.value.find(({ name }) => name === code);
    return found
      ? { ok: true, value: Number(found.nextNumber) }
      : failed(
          "refused",
          `${NAME} nu are seria ${code}. Alege altă serie la Setări, la Emiterea facturilor.`,
        );
  }

  async function totalOf(code: string, one: number): Promise<number | undefined> {
    const query = { seriesname: code, number: String(one) };
    const read = parsed(await get("/invoice/paymentstatus", query), status);
    return read.ok ? baniOfDecimal(String(read.value.invoiceTotalAmount)) : undefined;
  }

  return {
    listSeries: async () => {
      const read = await listNext();
      return read.ok ? { ok: true, value: read.value.map(({ name }) => name) } : read;
    },
    mark: async (code) => {
      const next = await nextOf(code);
      return next.ok ? { ok: true, value: String(next.value) } : next;
    },
    issue: async (request) => {
      const { reversed, issuedOn: issueDate } = request;
      const [path, body] = reversed?.isWhole
        ? [
            "/invoice/reverse",
            { companyVatCode: company, seriesName: reversed.series, number: reversed.number, issueDate },
          ]
        : ["/invoice", invoiceOf(request, company)];
      const answer = await callIssuer(NAME, url + path, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(body),
      });
      const read = parsed(answer, issued);
      return read.ok ? { ok: true, value: paperOf(read.value) } : read;
    },
    find: async ({ series: code, document }, mark): Promise<IssuerResult<Found>> => {
      const next = await nextOf(code);
      if (!next.ok) return next;
      const expected = Number(mark);
      if (next.value === expected) return { ok: true, value: "absent" };
      if (next.value !== expected + 1) return { ok: true, value: "unclear" };
      const isSame = (await totalOf(code, expected)) === document.totalBani;
      return {
        ok: true,
        value: isSame ? { series: code, number: String(expected), link: null } : "unclear",
      };
    },
    pdf: async (paper) => {
      const query = { seriesname: paper.series, number: paper.number };
      const answer = await get("/invoice/pdf", query, "application/octet-stream");
      return answer.ok ? pdfOf(NAME, answer.value) : answer;
    },
  };
}

function parsed<S extends z.ZodType>(
  answer: IssuerResult<IssuerAnswer>,
  schema: S,
): IssuerResult<z.output<S>> {
  return answer.ok ? readAnswer(NAME, answer.value, { schema, reasonOf }) : answer;
}

function paperOf({ series: code, number: one, url: link }: z.output<typeof issued>): IssuedPaper {
  return { series: code, number: one, link: link || null };
}

function invoiceOf(
  { document, series: seriesName, issuedOn, reversed }: IssueRequest,
  company: string,
): object {
  const { buyer, dueOn, orderNumber } = document;
  const { address } = buyer;
  return {
    companyVatCode: company,
    client: {
      name: buyer.name,
      vatCode: buyer.cui,
      regCom: buyer.registry,
      isTaxPayer: buyer.isVatPayer === true,
      address: address.street ?? address.text,
      city: address.city ?? "",
      county: address.county ?? "",
      country: "Romania",
      email: buyer.email,
      phone: buyer.phone,
      saveToDb: false,
    },
    seriesName,
    isDraft: false,
    issueDate: issuedOn,
    dueDate: dueOn ?? issuedOn,
    currency: "RON",
    mentions: reversed
      ? `Comanda ${orderNumber}. Storno parțial la factura ${reversed.series} ${reversed.number}.`
      : `Comanda ${orderNumber}`,
    products: issuedLines(document).map((line) => ({
      name: line.name,
      code: line.code,
      measuringUnitName: line.unit,
      currency: "RON",
      quantity: line.quantity,
      price: line.price,
      isTaxIncluded: true,
      taxName: line.vatName,
      taxPercentage: line.vatPercent,
      isService: line.isService,
      isDiscount: false,
      saveToDb: false,
    })),
    useStock: false,
  };
}
