/** ANAF's two hosts as one server: login, upload, status, list, download, validation and PDF rendering. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { listen } from "../serving.ts";
import { type FaultPlan, type Fault, faultsBySeed, NO_FAULTS } from "./faults.ts";
import { type Accepted, escaped, mailboxAt } from "./messages.ts";
import { loginAt } from "./oauth.ts";

export { ANAF_CLIENT } from "./oauth.ts";

export interface AnafOptions {
  port: number;
  host?: string;
  seed?: number;
  /** Delay of a slow response in milliseconds. */
  slowMs?: number;
  now?: () => Date;
}
export interface Anaf {
  url: string;
  accepted(): Accepted[];
  refreshes(): number;
  expireAccess(): void;
  /** Adds an invoice that another company sent to this fiscal code. */
  receive(document: { cif: string; number: string; xml: string }): void;
  /** Adds a buyer's message about the accepted invoice with that index. */
  complain(message: { cif: string; invoiceIndex: string; words: string }): void;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  type: string;
  body: string | Uint8Array;
  location?: string;
}

const MAX_BODY = 10 * 1_024 * 1_024;
const CALLS_A_MINUTE = 1_000;
const HEADER = 'xmlns="mfp:anaf:dgti:spv:respUploadFisier:v1"';
const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });

/** Starts the server, which keeps received documents in memory. */
export async function startAnaf(options: AnafOptions): Promise<Anaf> {
  const { port, host, seed, slowMs = 50, now: ours = () => new Date() } = options;
  const plan: FaultPlan = seed === undefined ? NO_FAULTS : faultsBySeed(seed);
  const now = () => new Date(ours().getTime() + plan.clockAheadSeconds * 1_000);
  const login = loginAt(now);
  const mailbox = mailboxAt(now, plan);
  const calls = new Map<number, number>();

  const isTooMany = (): boolean => {
    const minute = Math.floor(now().getTime() / 60_000);
    calls.set(minute, (calls.get(minute) ?? 0) + 1);
    return (calls.get(minute) ?? 0) > CALLS_A_MINUTE;
  };

  const upload = (url: URL, xml: string): Answer => {
    const cif = url.searchParams.get("cif") ?? "";
    if (!/^\d{2,13}$/.test(cif) || !["UBL", "CN"].includes(url.searchParams.get("standard") ?? ""))
      return json(400, {
        timestamp: now().toISOString(),
        status: 400,
        error: "Bad Request",
        message: "Parametri",
      });
    const number = numberOf(xml, url.searchParams.get("standard") === "CN" ? "CreditNote" : "Invoice");
    const at = now().toISOString().replaceAll(/\D/g, "").slice(0, 12);
    if (number === undefined)
      return xmlOf(
        `<header ${HEADER} dateResponse="${at}" ExecutionStatus="1"><Errors errorMessage="Fisierul transmis nu este valid."/></header>`,
      );
    const accepted = mailbox.upload({ cif, number, xml, isB2c: url.pathname.endsWith("b2c") });
    return xmlOf(
      `<header ${HEADER} dateResponse="${at}" ExecutionStatus="0" index_incarcare="${accepted.index}"/>`,
    );
  };

  const status = (url: URL): Answer => {
    const result = mailbox.status(url.searchParams.get("id_incarcare") ?? "");
    const xmlns = 'xmlns="mfp:anaf:dgti:efactura:stareMesajFactura:v1"';
    if ("error" in result)
      return xmlOf(`<header ${xmlns}><Errors errorMessage="${escaped(result.error)}"/></header>`);
    return xmlOf(
      `<header ${xmlns} stare="${result.stare}"${result.id ? ` id_descarcare="${result.id}"` : ""}/>`,
    );
  };

  const service = (call: string, url: URL, body: string): Answer | undefined => {
    switch (call.replace(/ \/(?:prod|test)\/FCTEL\/rest\//, " ")) {
      case "POST upload":
      case "POST uploadb2c":
        return upload(url, body);
      case "GET stareMesaj":
        return status(url);
      case "GET listaMesajePaginatieFactura":
        return json(200, mailbox.list(url.searchParams));
      case "GET descarcare": {
        const got = mailbox.download(url.searchParams.get("id") ?? "");
        return got instanceof Uint8Array
          ? { status: 200, type: "application/zip", body: got }
          : json(200, got);
      }
    }
    return undefined;
  };

  /** These calls need no login and are available only in production. */
  const open = (call: string, body: string): Answer | undefined => {
    const [, what, kind] =
      /^POST \/prod\/FCTEL\/rest\/(validare|transformare)\/(FACT1|FCN)(?:\/DA)?$/.exec(call) ?? [];
    if (!what) return undefined;
    const number = numberOf(body, kind === "FCN" ? "CreditNote" : "Invoice");
    const trace = { trace_id: `proba-${calls.size}` };
    if (number === undefined || plan.refuses(number))
      return json(200, { stare: "nok", Messages: [{ message: "E: validari globale" }], ...trace });
    if (what === "validare") return json(200, { stare: "ok", ...trace });
    return { status: 200, type: "application/pdf", body: `%PDF-1.4\n% ${number}\n%%EOF\n` };
  };

  const answer = async (request: IncomingMessage, body: string): Promise<Answer> => {
    const url = new URL(request.url ?? "/", "http://anaf.test");
    const call = `${request.method} ${url.pathname}`;
    const { authorization } = request.headers;
    if (call === "GET /anaf-oauth2/v1/authorize") {
      const page = login.authorizePage(url.searchParams);
      return { status: page.status, type: "text/html; charset=utf-8", body: page.html };
    }
    if (call === "GET /stand-in/certificat") {
      const location = login.grant(url.searchParams);
      return location
        ? { status: 302, type: "text/plain", body: "", location }
        : json(400, { error: "invalid_request" });
    }
    if (call === "POST /anaf-oauth2/v1/token") {
      const result = login.exchange(authorization, new URLSearchParams(body));
      return json(result.status, result.body);
    }
    if (isTooMany()) return json(429, { message: "Too Many Requests" });
    const result = open(call, body);
    if (result) return result;
    if (!login.isGood(authorization)) return json(403, { message: "Forbidden" });
    return service(call, url, body) ?? json(404, { message: "Not Found" });
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    // Faults are simulated only for calls after the login.
    const fault =
      request.url?.startsWith("/anaf-oauth2") || request.url?.startsWith("/stand-in")
        ? undefined
        : plan.next();
    const faulty = fault && faultyAnswer(fault, request.url ?? "");
    if (fault === "lost" || body === undefined) return void request.socket.destroy();
    const reply = faulty ?? (await answer(request, body));
    if (fault === "slow") await wait(slowMs);
    if (fault === "cut") return void request.socket.destroy();
    response.writeHead(reply.status, {
      "content-type": reply.type,
      date: now().toUTCString(),
      ...(reply.location ? { location: reply.location } : {}),
    });
    response.end(reply.body);
  };

  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  const { url, close } = await listen(server, { port, host });
  return {
    url,
    accepted: () => mailbox.accepted(),
    refreshes: () => login.refreshes(),
    expireAccess: () => login.expireAccess(),
    receive: (document) => mailbox.receive(document),
    complain: (message) => mailbox.complain(message),
    close,
  };
}

function faultyAnswer(fault: Fault, path: string): Answer | undefined {
  if (fault === "firewall")
    return {
      status: 200,
      type: "text/html",
      body: "<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>",
    };
  if (fault === "busy") return json(429, { message: "Too Many Requests" });
  if (fault === "broken") return json(500, { message: "Internal Server Error" });
  if (fault === "error" && /listaMesaje|descarcare/.test(path))
    return json(200, { eroare: "A aparut o eroare tehnica. Cod: LM-001", titlu: "Lista Mesaje" });
  return undefined;
}

/** Returns the document's number (BT-1); undefined if the XML is invalid or has another root element. */
function numberOf(xml: string, root: "Invoice" | "CreditNote"): string | undefined {
  if (XMLValidator.validate(xml) !== true) return undefined;
  const read: Record<string, { ID?: string } | undefined> = parser.parse(xml);
  return read[root]?.ID;
}

function json(status: number, body: object): Answer {
  return { status, type: "application/json", body: JSON.stringify(body) };
}

function xmlOf(body: string): Answer {
  return {
    status: 200,
    type: "application/xml",
    body: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`,
  };
}

/** Returns the body, or undefined if it exceeds ANAF's limit. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
