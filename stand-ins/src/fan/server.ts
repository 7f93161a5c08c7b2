/** Simulates FAN Courier's API (version 2). */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { bodyOf, listen } from "../serving.ts";
import { FANBOXES } from "./fanboxes.ts";

export interface FanEvent {
  id: string;
  name: string;
  date: string;
}

export interface FanOptions {
  port?: number;
  /** Seconds that a parcel spends in each stage; undefined if only `events` moves parcels. */
  stageSeconds?: number;
  now?: () => Date;
}

export interface FanServer {
  account: typeof FAN_ACCOUNT & { url: string };
  shipments: unknown[];
  pickups: unknown[];
  /** Number of parcels in each tracking call. */
  trackings: number[];
  events: Map<string, FanEvent[]>;
  labels: Map<string, Uint8Array>;
  logins(): number;
  revokeTokens(): void;
  /** Creates later waybills at once, but responds only when the promise settles. */
  answerAfter(pending: Promise<unknown>): void;
  /** Creates later waybills, but responds with this body. */
  answerWith(body: object | undefined): void;
  close(): Promise<void>;
}

export const FAN_ACCOUNT = { username: "curat", password: "parola", clientId: 7_000_123 } as const;
const FIRST_AWB = 2_332_300_120_218;

interface Shipment {
  info: {
    service: string;
    packages: { parcel: number };
    weight: number;
    dimensions?: Record<"length" | "width" | "height", unknown>;
    options?: string[];
  };
  recipient: { address: { county: string; streetNo?: unknown; pickupLocationId?: string } };
}

/** Returns a shipment's errors by field; empty if FAN accepts it. */
function faultsOf({ info, recipient: { address } }: Shipment): Record<string, string> {
  const { length, width, height } = info.dimensions ?? {};
  const isSized = [length, width, height].every((side) => typeof side === "number" && side > 0);
  const isFanbox = info.service.startsWith("FANbox");
  const point = FANBOXES.find(({ id }) => id === address.pickupLocationId);
  return {
    ...(address.county === "Atlantida" && { "recipient.address.county": "Judet invalid" }),
    ...(typeof address.streetNo !== "string" && { "recipient.address.streetNo": "Trebuie sa fie text" }),
    ...(!isSized && { "info.dimensions": "Dimensiunile sunt obligatorii" }),
    ...(isFanbox && !point && { "recipient.address.pickupLocationId": "Punct inexistent" }),
    ...(isFanbox && info.packages.parcel > 1 && { "info.packages.parcel": "Un singur colet la FANbox" }),
    ...(isFanbox && !info.options?.includes("V") && { "info.options": "Lipseste optiunea FANbox" }),
  };
}

/** Events of a parcel that moves by time, one after each stage. */
const BY_TIME: readonly Omit<FanEvent, "date">[] = [
  { id: "C0", name: "Expeditie ridicata" },
  { id: "H0", name: "In tranzit" },
  { id: "S1", name: "In livrare" },
  { id: "S2", name: "Livrat" },
];

/** Starts the stand-in. Its waybills are lost when it stops. */
export async function startFan(options: FanOptions = {}): Promise<FanServer> {
  const { port = 0, stageSeconds, now = () => new Date() } = options;
  const tokens = new Set<string>();
  const shipments: unknown[] = [];
  const pickups: unknown[] = [];
  const trackings: number[] = [];
  const events = new Map<string, FanEvent[]>();
  const labels = new Map<string, Uint8Array>();
  let logins = 0;
  let instead: object | undefined;
  let pending: Promise<unknown> = Promise.resolve();

  /** If parcels move by time, a number contains its issue time, so that a parcel's progress survives a restart. */
  const nextAwb = (): number =>
    stageSeconds === undefined
      ? FIRST_AWB + shipments.length - 1
      : Math.floor(now().getTime() / 1_000) * 1_000 + (shipments.length % 1_000);

  const eventsOf = (awb: string): FanEvent[] | undefined => {
    const known = events.get(awb);
    if (stageSeconds === undefined || (known?.length ?? 0) > 0 || !/^\d{13}$/.test(awb)) return known;
    const issuedAt = Math.floor(Number(awb) / 1_000) * 1_000;
    const passed = Math.floor((now().getTime() - issuedAt) / 1_000 / stageSeconds);
    return BY_TIME.slice(0, Math.max(0, passed)).map((event, stage) => ({
      ...event,
      date: romanianSecond(new Date(issuedAt + (stage + 1) * stageSeconds * 1_000)),
    }));
  };

  const create = (body: string): object => {
    const { clientId, shipments: requested } = JSON.parse(body) as {
      clientId: number;
      shipments: Shipment[];
    };
    if (clientId !== FAN_ACCOUNT.clientId) return { status: "fail", message: "Client invalid" };
    return {
      response: requested.map((shipment) => {
        const errors = faultsOf(shipment);
        if (Object.keys(errors).length > 0) return { awbNumber: null, success: false, errors };
        shipments.push(shipment);
        const awbNumber = nextAwb();
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

  const track = (awbs: readonly string[]): object => {
    trackings.push(awbs.length);
    const known = awbs.map((awbNumber) => ({ awbNumber, events: eventsOf(awbNumber) }));
    return { status: "success", data: known.filter(({ events: own }) => own !== undefined) };
  };

  /** Waybills cannot be cancelled after pickup. */
  const cancel = (awb: string): object => {
    const known = eventsOf(awb);
    if (!known) return { status: "fail", message: "AWB inexistent" };
    if (known.length > 0) return { status: "fail", message: "AWB-ul nu poate fi sters" };
    events.set(awb, [{ id: "A1", name: "AWB anulat", date: "2026-11-21 12:00:00" }]);
    return { status: "success", message: "AWB sters" };
  };

  const answer = async (request: IncomingMessage): Promise<[status: number, body: object | Buffer]> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://fan.test");
    const body = await bodyOf(request);
    if (pathname === "/login") {
      const form = new URLSearchParams(body);
      if (form.get("username") !== FAN_ACCOUNT.username || form.get("password") !== FAN_ACCOUNT.password)
        return [401, { status: "fail", message: "Date de autentificare incorecte" }];
      const token = `${++logins}|jeton`;
      tokens.add(token);
      return [200, { status: "success", data: { token, expiresAt: "2099-01-01 00:00:00" } }];
    }
    if (!tokens.has(request.headers.authorization?.replace("Bearer ", "") ?? ""))
      return [401, { message: "Unauthenticated." }];
    if (pathname === "/intern-awb") {
      const created = create(body);
      await pending;
      return [200, instead ?? created];
    }
    if (pathname === "/order" && request.method === "POST") {
      pickups.push(JSON.parse(body));
      await pending;
      return [200, instead ?? { status: "success", data: { id: pickups.length } }];
    }
    if (pathname === "/reports/pickup-points")
      return [200, { status: "success", data: searchParams.get("type") === "fanbox" ? FANBOXES : [] }];
    if (pathname === "/reports/branches")
      return [200, { status: "success", data: [{ id: FAN_ACCOUNT.clientId, name: "Sediu" }] }];
    if (pathname === "/reports/awb/tracking") return [200, track(searchParams.getAll("awb[]"))];
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
  const { url, close } = await listen(server, { port });
  return {
    account: { ...FAN_ACCOUNT, url },
    shipments,
    pickups,
    trackings,
    events,
    labels,
    logins: () => logins,
    revokeTokens: () => tokens.clear(),
    answerAfter: (until) => {
      pending = until;
    },
    answerWith: (body) => {
      instead = body;
    },
    close,
  };
}

/** Formats a time like FAN: "2026-11-19 18:58:00" in Romanian time. */
function romanianSecond(at: Date): string {
  return at.toLocaleString("sv-SE", { timeZone: "Europe/Bucharest" });
}
