/** Simulates Oblio's API. */
import { createServer, type IncomingMessage } from "node:http";
import { z } from "zod";
import { type Answer, answerFaulty, type CallFault } from "../call-faults.ts";
import { type BookedPaper, DEMO_SERIES, openInvoiceBook, totalBaniOf } from "../invoice-book.ts";
import { labelPdf } from "../sameday/answers.ts";
import { bodyOf, listen } from "../serving.ts";

export const OBLIO_ACCOUNT = {
  email: "facturi@curat.example",
  secret: "parola",
  company: "RO14399840",
} as const;

interface OblioOptions {
  port?: number;
  /** Number of each series' first document. */
  first?: number;
  /** False ignores idempotency keys, as on accounts where they are not enabled. */
  knowsKeys?: boolean;
  callFault?: (path: string) => CallFault | undefined;
}

interface OblioServer {
  account: typeof OBLIO_ACCOUNT & { url: string };
  papers: BookedPaper[];
  close(): Promise<void>;
}

const line = z.object({
  name: z.string().min(1),
  price: z.number(),
  measuringUnit: z.string().min(1),
  vatName: z.string().min(1),
  vatPercentage: z.number(),
  vatIncluded: z.literal(true),
  quantity: z.number(),
});
const invoice = z.object({
  cif: z.literal(OBLIO_ACCOUNT.company),
  client: z.object({ name: z.string().min(1) }),
  seriesName: z.enum(DEMO_SERIES),
  issueDate: z.iso.date(),
  idempotencyKey: z.string().min(1),
  internalNote: z.string(),
  referenceDocument: z
    .object({
      type: z.literal("Factura"),
      seriesName: z.string(),
      number: z.int(),
      refund: z.union([z.literal(0), z.literal(1)]),
    })
    .optional(),
  products: z.array(line),
});

const TOKEN = "token-oblio";
const REFUSALS = {
  rateLimit: { status: 429, statusMessage: "Prea multe cereri" },
  expiredKey: { status: 401, statusMessage: "The access token provided has expired" },
  error: { status: 500, statusMessage: "Eroare interna" },
};

/** Starts the stand-in. Its documents are lost when it stops. */
export async function startOblio(options: OblioOptions = {}): Promise<OblioServer> {
  const { port = 0, first = 1, knowsKeys = true, callFault } = options;
  const book = openInvoiceBook(first);
  let origin = "";

  const shown = ({ series, number, totalBani, note }: BookedPaper) => ({
    seriesName: series,
    number: String(number).padStart(4, "0"),
    total: String(totalBani / 100),
    internalNote: note,
    link: `${origin}/docs/print?series=${series}&number=${number}`,
  });
  const good = (data: unknown): Answer => ({
    status: 200,
    body: { status: 200, statusMessage: "Success", data },
  });

  function issue(body: unknown): Answer {
    const read = invoice.safeParse(body);
    if (!read.success) return refused(read.error.issues.map(({ path }) => path.join(".")).join(", "));
    const { seriesName: series, issueDate: issuedOn, products, referenceDocument, ...rest } = read.data;
    const known = book.papers.find(({ note }) => note === rest.idempotencyKey);
    if (knowsKeys && known) return good(shown(known));
    const former = referenceDocument && book.find(referenceDocument.seriesName, referenceDocument.number);
    if (referenceDocument && !former) return refused("Documentul de referinta nu exista");
    const isWhole = former !== undefined && referenceDocument?.refund === 1;
    if (!isWhole && products.length === 0) return refused("Factura nu are produse");
    const reverses = isWhole ? `${former.series}${former.number}` : null;
    if (reverses !== null && book.papers.some((one) => one.reverses === reverses))
      return refused("Factura este deja stornata");
    const totalBani = isWhole ? -former.totalBani : totalBaniOf(products);
    return good(shown(book.issue({ series, issuedOn, totalBani, note: rest.internalNote, reverses })));
  }

  function answer(url: URL, request: IncomingMessage, body: string): Answer | Buffer {
    const query = url.searchParams;
    if (url.pathname === "/docs/print") {
      const paper = book.find(query.get("series") ?? "", Number(query.get("number")));
      return paper ? labelPdf(`${paper.series} ${paper.number}`) : { status: 404, body: {} };
    }
    if (url.pathname === "/api/authorize/token") {
      const credentials = new URLSearchParams(body);
      const isKnown =
        credentials.get("client_id") === OBLIO_ACCOUNT.email &&
        credentials.get("client_secret") === OBLIO_ACCOUNT.secret;
      return isKnown
        ? { status: 200, body: { access_token: TOKEN, expires_in: "3600", token_type: "Bearer" } }
        : { status: 401, body: REFUSALS.expiredKey };
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return { status: 401, body: REFUSALS.expiredKey };
    switch (url.pathname) {
      case "/api/nomenclature/series":
        return good(DEMO_SERIES.map((name) => ({ type: "Factura", name, next: book.nextOf(name) })));
      case "/api/docs/invoice":
        if (request.method === "POST") return issue(JSON.parse(body));
        return found(book.find(query.get("seriesName") ?? "", Number(query.get("number"))));
      case "/api/docs/invoice/list": {
        const from = Number(query.get("offset") ?? 0);
        const day = query.get("issuedAfter") ?? "";
        const issued = book.papers.filter(({ issuedOn }) => issuedOn === day).toReversed();
        return good(issued.slice(from, from + Number(query.get("limitPerPage") ?? 100)).map(shown));
      }
    }
    return { status: 404, body: {} };
  }

  const found = (paper: BookedPaper | undefined): Answer =>
    paper ? good(shown(paper)) : refused("Documentul nu exista");

  const server = createServer((request: IncomingMessage, response) => {
    const serve = async () => {
      const url = new URL(request.url ?? "/", "http://stand-in");
      const body = await bodyOf(request);
      const fault = callFault?.(url.pathname) ?? "none";
      const printed =
        url.pathname === "/docs/print" && fault === "none" ? answer(url, request, body) : undefined;
      if (Buffer.isBuffer(printed))
        return void response.writeHead(200, { "content-type": "application/pdf" }).end(printed);
      return answerFaulty(response, { fault, refusals: REFUSALS }, () => {
        const plain = answer(url, request, body);
        return Buffer.isBuffer(plain) ? { status: 200, body: {} } : plain;
      });
    };
    serve().catch(() => response.destroy());
  });
  const { url, close } = await listen(server, { port });
  origin = url;
  return { account: { ...OBLIO_ACCOUNT, url }, papers: book.papers, close };
}

function refused(statusMessage: string): Answer {
  return { status: 400, body: { status: 400, statusMessage } };
}
