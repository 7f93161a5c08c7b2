/** Simulates FAN Courier's API (version 2). */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { FanAccount } from "../config.ts";

export interface FanEvent {
  id: string;
  name: string;
  date: string;
}

export interface FanServer {
  account: FanAccount;
  shipments: unknown[];
  events: Map<string, FanEvent[]>;
  labels: Map<string, Uint8Array>;
  logins(): number;
  revokeTokens(): void;
  /** Creates later waybills at once, but responds only when the promise settles. */
  answerAfter(held: Promise<unknown>): void;
  /** Creates later waybills, but responds with this body. */
  answerWith(body: object | undefined): void;
  close(): Promise<void>;
}

const ACCOUNT = { username: "curat", password: "parola", clientId: 7_000_123 };
const FIRST_AWB = 2_332_300_120_218;

interface Shipment {
  info: { packages: { parcel: number }; weight: number };
  recipient: { address: { county: string } };
}

export async function startFan(): Promise<FanServer> {
  const tokens = new Set<string>();
  const shipments: unknown[] = [];
  const events = new Map<string, FanEvent[]>();
  const labels = new Map<string, Uint8Array>();
  let logins = 0;
  let instead: object | undefined;
  let held: Promise<unknown> = Promise.resolve();

  const create = (body: string): object => {
    const { clientId, shipments: requested } = JSON.parse(body) as {
      clientId: number;
      shipments: Shipment[];
    };
    if (clientId !== ACCOUNT.clientId) return { status: "fail", message: "Client invalid" };
    return {
      response: requested.map((shipment) => {
        if (shipment.recipient.address.county === "Atlantida")
          return { awbNumber: null, success: false, errors: { "recipient.address.county": "Judet invalid" } };
        shipments.push(shipment);
        const awbNumber = FIRST_AWB + shipments.length - 1;
        events.set(String(awbNumber), []);
        return {
          awbNumber,
          tariff: 20 + shipment.info.weight,
          packages: shipment.info.packages.parcel,
          errors: null,
        };
      }),
    };
  };

  const track = (awb: string): object => {
    const known = events.get(awb);
    return { status: "success", data: known ? [{ awbNumber: awb, events: known }] : [] };
  };

  /** Waybills cannot be cancelled after pickup. */
  const cancel = (awb: string): object => {
    const known = events.get(awb);
    if (!known) return { status: "fail", message: "AWB inexistent" };
    if (known.length > 0) return { status: "fail", message: "AWB-ul nu poate fi sters" };
    events.set(awb, [{ id: "A1", name: "AWB anulat", date: "2026-11-21 12:00:00" }]);
    return { status: "success", message: "AWB sters" };
  };

  const answer = async (request: IncomingMessage): Promise<[status: number, body: object | Buffer]> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://fan.test");
    let body = "";
    for await (const chunk of request) body += String(chunk);
    if (pathname === "/login") {
      const form = new URLSearchParams(body);
      if (form.get("username") !== ACCOUNT.username || form.get("password") !== ACCOUNT.password)
        return [401, { status: "fail", message: "Date de autentificare incorecte" }];
      const token = `${++logins}|jeton`;
      tokens.add(token);
      return [200, { status: "success", data: { token, expiresAt: "2099-01-01 00:00:00" } }];
    }
    if (!tokens.has(request.headers.authorization?.replace("Bearer ", "") ?? ""))
      return [401, { message: "Unauthenticated." }];
    if (pathname === "/intern-awb") {
      const created = create(body);
      await held;
      return [200, instead ?? created];
    }
    if (pathname === "/reports/awb/tracking") return [200, track(searchParams.get("awb[]") ?? "")];
    if (pathname === "/awb" && request.method === "DELETE")
      return [200, cancel(searchParams.get("awb") ?? "")];
    if (pathname === "/awb/label")
      return [200, Buffer.from(labels.get(searchParams.get("awbs[]") ?? "") ?? Buffer.from("%PDF-1.4"))];
    return [404, { message: "Not found" }];
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body] = await answer(request);
    const isFile = Buffer.isBuffer(body);
    response.writeHead(status, { "content-type": isFile ? "application/pdf" : "application/json" });
    response.end(isFile ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has a port.");
  return {
    account: { ...ACCOUNT, url: `http://127.0.0.1:${address.port}` },
    shipments,
    events,
    labels,
    logins: () => logins,
    revokeTokens: () => tokens.clear(),
    answerAfter: (until) => {
      held = until;
    },
    answerWith: (body) => {
      instead = body;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
