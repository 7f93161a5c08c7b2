/** Simulates SmartBill's API. */
import { createServer, type IncomingMessage } from "node:http";
import { z } from "zod";
import { type Answer, answerFaulty, type CallFault } from "../call-faults.ts";
import { DEMO_SERIES, openInvoiceBook, totalBaniOf, type BookedPaper } from "../invoice-book.ts";
import { labelPdf } from "../sameday/answers.ts";
import { bodyOf, listen } from "../serving.ts";

export const SMARTBILL_ACCOUNT = {
  email: "facturi@curat.example",
  token: "005|parola",
  company: "RO14399840",
} as const;

interface SmartbillOptions {
  port?: number;
  /** Number of the first document of each series. */
  first?: number;
  callFault?: (path: string) => CallFault | undefined;
}

interface SmartbillServer {
  account: typeof SMARTBILL_ACCOUNT & { url: string };
  papers: BookedPaper[];
  /** Issues a document as if a person did so in SmartBill. */
  issueByHand(): void;
  close(): Promise<void>;
}

const line = z.object({
  name: z.string().min(1).max(250),
  measuringUnitName: z.string().min(1),
  currency: z.literal("RON"),
  quantity: z.number(),
  price: z.number(),
  isTaxIncluded: z.literal(true),
  taxName: z.string().min(1),
  taxPercentage: z.number(),
});
const invoice = z.object({
  companyVatCode: z.literal(SMARTBILL_ACCOUNT.company),
  client: z.object({ name: z.string().min(1), country: z.string().min(1) }),
  seriesName: z.enum(DEMO_SERIES),
  issueDate: z.iso.date(),
  products: z.array(line).min(1),
});
const reversal = z.object({
  companyVatCode: z.literal(SMARTBILL_ACCOUNT.company),
  seriesName: z.enum(DEMO_SERIES),
  number: z.string(),
  issueDate: z.iso.date(),
});

const REFUSALS = {
  rateLimit: { errorText: "Prea multe cereri" },
  expiredKey: { errorText: "Autentificare esuata" },
  error: { errorText: "Eroare interna" },
};

/** Starts the stand-in. Its documents are lost when it stops. */
export async function startSmartbill(options: SmartbillOptions = {}): Promise<SmartbillServer> {
  const { port = 0, first = 1, callFault } = options;
  const book = openInvoiceBook(first);

  function issue(body: unknown): Answer {
    const read = invoice.safeParse(body);
    if (!read.success) return refused(read.error.issues.map(({ path }) => path.join(".")).join(", "));
    const { seriesName: series, issueDate: issuedOn, products } = read.data;
    return issued(
      book.issue({ series, issuedOn, totalBani: totalBaniOf(products), note: "", reverses: null }),
    );
  }

  function reverse(body: unknown): Answer {
    const read = reversal.safeParse(body).data;
    const former = read && book.find(read.seriesName, Number(read.number));
    if (!read || !former) return refused("Factura nu exista");
    const reverses = `${former.series}${former.number}`;
    if (book.papers.some((one) => one.reverses === reverses)) return refused("Factura este deja stornata");
    const { series, totalBani } = former;
    return issued(
      book.issue({ series, issuedOn: read.issueDate, totalBani: -totalBani, note: "", reverses }),
    );
  }

  function answer(url: URL, body: unknown): Answer | Buffer {
    const paper = book.find(
      url.searchParams.get("seriesname") ?? "",
      Number(url.searchParams.get("number") ?? 0),
    );
    switch (url.pathname) {
      case "/series":
        return {
          status: 200,
          body: {
            errorText: "",
            list: DEMO_SERIES.map((name) => ({
              name,
              nextNumber: padded(book.nextOf(name) ?? 1),
              type: "f",
            })),
          },
        };
      case "/invoice":
        return issue(body);
      case "/invoice/reverse":
        return reverse(body);
      case "/invoice/paymentstatus":
        return paper
          ? { status: 200, body: { errorText: "", invoiceTotalAmount: paper.totalBani / 100 } }
          : refused("Factura nu exista");
      case "/invoice/pdf":
        return paper ? labelPdf(`${paper.series} ${paper.number}`) : refused("Factura nu exista");
    }
    return { status: 404, body: {} };
  }

  const login = `Basic ${Buffer.from(`${SMARTBILL_ACCOUNT.email}:${SMARTBILL_ACCOUNT.token}`).toString("base64")}`;
  const server = createServer((request: IncomingMessage, response) => {
    const serve = async () => {
      const url = new URL(request.url ?? "/", "http://stand-in");
      const text = await bodyOf(request);
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      if (request.headers.authorization !== login)
        return void response.writeHead(401).end(JSON.stringify(REFUSALS.expiredKey));
      const fault = callFault?.(url.pathname) ?? "none";
      const pdf = url.pathname === "/invoice/pdf" && fault === "none" ? answer(url, body) : undefined;
      if (Buffer.isBuffer(pdf))
        return void response.writeHead(200, { "content-type": "application/octet-stream" }).end(pdf);
      return answerFaulty(response, { fault, refusals: REFUSALS }, () => {
        const plain = answer(url, body);
        return Buffer.isBuffer(plain) ? { status: 200, body: {} } : plain;
      });
    };
    serve().catch(() => response.destroy());
  });
  const { url, close } = await listen(server, { port });
  return {
    account: { ...SMARTBILL_ACCOUNT, url },
    papers: book.papers,
    issueByHand: () => {
      book.issue({ series: DEMO_SERIES[0], issuedOn: "2026-11-30", totalBani: 1, note: "", reverses: null });
    },
    close,
  };
}

function issued({ series, number }: BookedPaper): Answer {
  return { status: 200, body: { errorText: "", message: "", series, number: padded(number), url: "" } };
}

function refused(errorText: string): Answer {
  return { status: 400, body: { errorText, message: "", series: "", number: "" } };
}

function padded(number: number): string {
  return String(number).padStart(4, "0");
}
