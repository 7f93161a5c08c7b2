import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { bodyOf, listen } from "../serving.ts";
import { labelPdf } from "../sameday/answers.ts";
import { COUNTIES, TOWNS } from "../sameday/towns.ts";
import { POINTS } from "./points.ts";

export interface CargusEvent {
  Date: string;
  EventId: number;
  Description: string;
}

interface CargusOptions {
  port?: number;
  /** Seconds that a parcel spends in each stage; undefined if only `events` moves parcels. */
  stageSeconds?: number;
  now?: () => Date;
}

export interface CargusServer {
  account: typeof CARGUS_ACCOUNT & { url: string };
  shipments: unknown[];
  pickups: unknown[];
  events: Map<string, CargusEvent[]>;
  logins(): number;
  revokeTokens(): void;
  /** Makes later requests for waybills return this response, although the waybill is created. */
  answerWith(answer: { status: number; body: unknown } | undefined): void;
  close(): Promise<void>;
}

export const CARGUS_ACCOUNT = { key: "cheie-de-proba", username: "curat", password: "parola" } as const;
const LOCATION = { LocationId: 501, LocalityId: 1, Name: "Depozit Apahida", AutomaticEOD: "" };
const BY_TIME = [
  { EventId: 1, Description: "Ridicat de la expeditor" },
  { EventId: 2, Description: "In tranzit" },
  { EventId: 3, Description: "In curs de livrare" },
  { EventId: 21, Description: "Livrat" },
];

interface Shipment {
  Sender?: { LocationId?: number };
  Recipient?: Partial<Record<"Name" | "CountyName" | "LocalityName" | "PhoneNumber" | "Email", string>>;
  ServiceId?: number;
  Parcels?: number;
  TotalWeight?: number;
  BankRepayment?: number;
  OpenPackage?: boolean;
  DeliveryPudoPoint?: number;
  ParcelCodes?: { Weight?: number; Length?: number; Width?: number; Height?: number }[];
}

interface Answer {
  status: number;
  body: unknown;
}

/** Returns Cargus' reasons for refusing a shipment; empty if it accepts it. */
function faultsOf(shipment: Shipment): string[] {
  const { Sender, Recipient = {}, ServiceId = 0, ParcelCodes = [], DeliveryPudoPoint } = shipment;
  const point = POINTS.find(({ Id }) => Id === DeliveryPudoPoint);
  const faults: string[] = [];
  const refuse = (isWrong: boolean, text: string): void => {
    if (isWrong) faults.push(text);
  };
  refuse(Sender?.LocationId !== LOCATION.LocationId, "Punctul de ridicare nu exista");
  refuse(!Recipient.Name || !Recipient.PhoneNumber, "Destinatarul nu are nume sau telefon");
  refuse(Recipient.CountyName === "Atlantida", "Judet invalid");
  refuse(![34, 35, 36, 38, 39, 40].includes(ServiceId), "Serviciu invalid");
  refuse(!Number.isInteger(shipment.TotalWeight), "Greutatea trebuie sa fie in kilograme intregi");
  refuse(ParcelCodes.length !== shipment.Parcels, "ParcelCodes nu corespunde cu numarul de colete");
  refuse(
    ParcelCodes.some(
      (one) => ![one.Weight, one.Length, one.Width, one.Height].every((size) => (size ?? 0) > 0),
    ),
    "Dimensiunile sunt obligatorii",
  );
  if (ServiceId === 38) {
    refuse(!point, "Punctul Ship & Go nu exista");
    refuse(!Recipient.Email, "E-mailul este obligatoriu");
    refuse(shipment.OpenPackage === true, "Deschiderea coletului nu este permisa");
    refuse((shipment.BankRepayment ?? 0) > 0 && point?.ServiceCOD === false, "Punctul nu incaseaza ramburs");
  }
  return faults;
}

/** Starts the stand-in. Its waybills are lost when it stops. */
export async function startCargus(options: CargusOptions = {}): Promise<CargusServer> {
  const { port = 0, stageSeconds, now = () => new Date() } = options;
  const tokens = new Set<string>();
  const shipments: unknown[] = [];
  const pickups: unknown[] = [];
  const events = new Map<string, CargusEvent[]>();
  let logins = 0;
  let instead: Answer | undefined;

  const create = (shipment: Shipment): Answer => {
    const faults = faultsOf(shipment);
    if (faults.length > 0) return { status: 400, body: faults };
    shipments.push(shipment);
    // The number contains its issue time, so that a parcel's progress survives a restart.
    const awb = String(Math.floor(now().getTime() / 1_000) * 1_000 + (shipments.length % 1_000));
    events.set(awb, []);
    return instead ?? { status: 200, body: awb };
  };

  const eventsOf = (awb: string): CargusEvent[] | undefined => {
    const known = events.get(awb);
    if (stageSeconds === undefined || (known?.length ?? 0) > 0 || !/^\d{13}$/.test(awb)) return known;
    const issuedAt = Math.floor(Number(awb) / 1_000) * 1_000;
    const passed = Math.floor((now().getTime() - issuedAt) / 1_000 / stageSeconds);
    return BY_TIME.slice(0, Math.max(0, passed)).map((event, stage) => ({
      ...event,
      Date: romanianTime(new Date(issuedAt + (stage + 1) * stageSeconds * 1_000)),
    }));
  };

  const cancel = (awb: string): Answer => {
    const known = eventsOf(awb);
    if (!known) return { status: 400, body: { Error: "AWB inexistent" } };
    if (known.length > 0) return { status: 200, body: false };
    events.set(awb, [{ EventId: 99, Description: "AWB anulat", Date: romanianTime(now()) }]);
    return { status: 200, body: true };
  };

  const price = ({ TotalWeight = 1, BankRepayment = 0 }: Shipment): Answer => {
    const Subtotal = 15 + TotalWeight + BankRepayment / 100;
    const GrandTotal = Math.round(Subtotal * 121) / 100;
    return {
      status: 200,
      body: { Subtotal, Tax: Math.round((GrandTotal - Subtotal) * 100) / 100, GrandTotal },
    };
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://cargus.test");
    if (request.headers["ocp-apim-subscription-key"] !== CARGUS_ACCOUNT.key)
      return {
        status: 401,
        body: { statusCode: 401, message: "Access denied due to invalid subscription key." },
      };
    const body = await bodyOf(request);
    if (pathname === "/LoginUser") {
      const { UserName, Password } = JSON.parse(body) as Record<string, unknown>;
      if (UserName !== CARGUS_ACCOUNT.username || Password !== CARGUS_ACCOUNT.password)
        return { status: 401, body: "Utilizator sau parola incorecta" };
      logins += 1;
      const token = randomUUID();
      tokens.add(token);
      return { status: 200, body: token };
    }
    if (!tokens.has(request.headers.authorization?.replace("Bearer ", "") ?? ""))
      return { status: 400, body: "Failed to authenticate!" };
    const [awb = ""] = listOf(query.get("barCode") ?? query.get("barCodes") ?? "");
    switch (`${request.method} ${pathname}`) {
      case "GET /PickupLocations":
        return { status: 200, body: [LOCATION] };
      case "GET /Counties":
        return { status: 200, body: COUNTIES.map(({ id, name }) => ({ CountyId: id, Name: name })) };
      case "GET /Localities":
        return { status: 200, body: localitiesOf(Number(query.get("countyId"))) };
      case "GET /PudoPoints":
        return { status: 200, body: POINTS };
      case "POST /ShippingCalculation":
        return price(JSON.parse(body) as Shipment);
      case "POST /Awbs":
        return create(JSON.parse(body) as Shipment);
      case "PUT /Orders":
        pickups.push(Object.fromEntries(query));
        return instead ?? { status: 200, body: `${pickups.length}` };
      case "DELETE /Awbs":
        return cancel(awb);
      case "GET /AwbTrace/WithRedirect": {
        const traces = listOf(query.get("barCode") ?? "").map((Code) => ({
          Code,
          Event: eventsOf(Code),
          ResponseCode: "",
        }));
        return { status: 200, body: traces.filter(({ Event }) => Event !== undefined) };
      }
      case "GET /AwbDocuments":
        return eventsOf(awb)
          ? { status: 200, body: labelPdf(awb).toString("base64") }
          : { status: 400, body: { Error: "AWB inexistent" } };
    }
    return { status: 404, body: { statusCode: 404, message: "Resource not found" } };
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (reported) => send(response, reported),
      () => response.destroy(),
    );
  });
  const { url, close } = await listen(server, { port });
  return {
    account: { ...CARGUS_ACCOUNT, url },
    shipments,
    pickups,
    events,
    logins: () => logins,
    revokeTokens: () => tokens.clear(),
    answerWith: (other) => {
      instead = other;
    },
    close,
  };
}

function localitiesOf(countyId: number): object[] {
  const county = COUNTIES.find(({ id }) => id === countyId);
  return TOWNS.filter((town) => town.county === county?.name).map(({ city }, index) => ({
    LocalityId: countyId * 100 + index,
    Name: city,
  }));
}

/** Parses `["123"]`, the form in which most calls send waybill numbers, or a bare number. */
function listOf(text: string): string[] {
  return text.startsWith("[") ? (JSON.parse(text) as string[]) : [text];
}

/** Formats a time like Cargus: "2026-11-19T18:58:00" in Romanian time. */
function romanianTime(at: Date): string {
  return at.toLocaleString("sv-SE", { timeZone: "Europe/Bucharest" }).replace(" ", "T");
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
