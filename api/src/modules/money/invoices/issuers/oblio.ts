/** Client for Oblio. The shop's reference is the idempotency key and the document's internal note. */
import { z } from "zod";
import type { OblioAccount } from "../../../../config.ts";
import { callIssuer, failed, type IssuerAnswer, pdfOf, readAnswer } from "./issuer-http.ts";
import type { Found, IssuedPaper, IssueRequest, Issuer, IssuerResult } from "./issuer.port.ts";
import { issuedLines } from "./issued-lines.rules.ts";

const NAME = "Oblio";
const PER_PAGE = 100;
const MAX_PAGES = 20;

const token = z.object({ access_token: z.string().min(1) });
const paper = z.object({
  seriesName: z.string(),
  number: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^\d{1,9}$/)),
  link: z.string().nullish(),
});
const issued = z.object({ data: paper });
const listed = z.object({ data: z.array(paper.extend({ internalNote: z.string().nullish() })) });
const series = z.object({ data: z.array(z.object({ name: z.string(), type: z.string().optional() })) });
const reason = z.object({ statusMessage: z.string().min(1), status: z.coerce.number().min(400) });

function reasonOf(body: unknown): string | undefined {
  return reason.safeParse(body).data?.statusMessage;
}

export function oblio({ url, email, secret, company }: OblioAccount): Issuer {
  let access: string | undefined;

  async function logIn(): Promise<IssuerResult<string>> {
    if (access !== undefined) return { ok: true, value: access };
    const body = new URLSearchParams({
      client_id: email,
      client_secret: secret,
      grant_type: "client_credentials",
    });
    const read = parsed(
      await callIssuer(NAME, `${url}/api/authorize/token`, { method: "POST", body }),
      token,
    );
    // The login comes before all other calls, so if its response is lost, nothing was issued.
    if (!read.ok) return failed("not-sent", read.message);
    access = read.value.access_token;
    return { ok: true, value: access };
  }

  async function call(path: string, init: RequestInit = {}): Promise<IssuerResult<IssuerAnswer>> {
    const login = await logIn();
    if (!login.ok) return login;
    const headers = { authorization: `Bearer ${login.value}`, ...init.headers };
    const answer = await callIssuer(NAME, `${url}/api${path}`, { ...init, headers });
    // The token may have expired. The next call logs in again.
    if (!answer.ok && answer.kind === "not-sent") access = undefined;
    return answer;
  }
  const queryOf = (fields: Record<string, string>) => new URLSearchParams({ cif: company, ...fields });

  return {
    listSeries: async () => {
      const read = parsed(await call(`/nomenclature/series?${queryOf({})}`), series);
      if (!read.ok) return read;
      const own = read.value.data.filter(({ type = "Factura" }) => type === "Factura");
      return { ok: true, value: own.map(({ name }) => name) };
    },
    // The key identifies the document, so no mark is needed.
    mark: async () => ({ ok: true, value: "" }),
    issue: async (request) => {
      const answer = await call("/docs/invoice", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(invoiceOf(request, company)),
      });
      const read = parsed(answer, issued);
      return read.ok ? { ok: true, value: paperOf(read.value.data) } : read;
    },
    find: async ({ key, issuedOn }): Promise<IssuerResult<Found>> => {
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query = queryOf({
          issuedAfter: issuedOn,
          issuedBefore: issuedOn,
          limitPerPage: String(PER_PAGE),
          offset: String(page * PER_PAGE),
          orderBy: "id",
          orderDir: "desc",
        });
        const read = parsed(await call(`/docs/invoice/list?${query}`), listed);
        if (!read.ok) return read;
        const rows = read.value.data;
        const found = rows.find(({ internalNote }) => internalNote === key);
        if (found) return { ok: true, value: paperOf(found) };
        if (rows.length > 0 && rows.every(({ internalNote }) => internalNote === undefined))
          return { ok: true, value: "unclear" };
        if (rows.length < PER_PAGE) return { ok: true, value: "absent" };
      }
      return { ok: true, value: "unclear" };
    },
    pdf: async ({ series: seriesName, number, link }) => {
      const known = link ?? (await linkOf(seriesName, number));
      // The link has its own token and may be on another of the service's servers.
      const isOwn = known !== null && new URL(known).host.endsWith(new URL(url).host.replace(/^www\./, ""));
      if (!isOwn) return failed("lost", `${NAME} nu a trimis încă PDF-ul facturii.`);
      const answer = await callIssuer(NAME, known, {});
      return answer.ok ? pdfOf(NAME, answer.value) : answer;
    },
  };

  async function linkOf(seriesName: string, number: string): Promise<string | null> {
    const read = parsed(await call(`/docs/invoice?${queryOf({ seriesName, number })}`), issued);
    return read.ok ? paperOf(read.value.data).link : null;
  }
}

function parsed<S extends z.ZodType>(
  answer: IssuerResult<IssuerAnswer>,
  schema: S,
): IssuerResult<z.output<S>> {
  return answer.ok ? readAnswer(NAME, answer.value, { schema, reasonOf }) : answer;
}

function paperOf({ seriesName, number, link }: z.output<typeof paper>): IssuedPaper {
  return { series: seriesName, number, link: link && URL.canParse(link) ? link : null };
}

function invoiceOf(
  { key, document, series: seriesName, issuedOn, reversed }: IssueRequest,
  cif: string,
): object {
  const { buyer, dueOn, orderNumber } = document;
  const { address } = buyer;
  const common = {
    cif,
    client: {
      cif: buyer.cui,
      name: buyer.name,
      rc: buyer.registry,
      address: address.street ?? address.text,
      state: address.county ?? "",
      city: address.city ?? "",
      country: "Romania",
      email: buyer.email,
      phone: buyer.phone,
      iban: buyer.iban,
      bank: buyer.bank,
      vatPayer: buyer.isVatPayer === true,
      save: false,
    },
    idempotencyKey: key,
    internalNote: key,
    mentions: `Comanda ${orderNumber}`,
    seriesName,
    issueDate: issuedOn,
    dueDate: dueOn ?? issuedOn,
    currency: "RON",
    language: "RO",
    precision: 4,
    useStock: 0,
  };
  const reference = reversed && {
    type: "Factura",
    seriesName: reversed.series,
    number: Number(reversed.number),
    refund: reversed.isWhole ? 1 : 0,
  };
  return {
    ...common,
    ...(reference && { referenceDocument: reference }),
    // The service reverses the whole document itself, so no lines are sent.
    products: reversed?.isWhole
      ? []
      : issuedLines(document).map((line) => ({
          name: line.name,
          code: line.code,
          price: line.price,
          measuringUnit: line.unit,
          currency: "RON",
          vatName: line.vatName,
          vatPercentage: line.vatPercent,
          vatIncluded: true,
          quantity: line.quantity,
          productType: line.isService ? "Serviciu" : "Marfa",
          save: false,
        })),
  };
}
