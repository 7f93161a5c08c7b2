/** Simulates DPD Romania's API (version 1), which sends errors with status 200. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { openParcelBook } from "../parcel-book.ts";
import { labelPdf } from "../sameday/answers.ts";
import { TOWNS } from "../sameday/towns.ts";
import { bodyOf, listen } from "../serving.ts";
import { OFFICES } from "./offices.ts";

export interface DpdOperation {
  operationCode: number;
  description: string;
  dateTime: string;
}

interface DpdOptions {
  port?: number;
  /** Seconds that a parcel spends in each stage; undefined if only `events` moves parcels. */
  stageSeconds?: number;
  now?: () => Date;
}

export interface DpdServer {
  account: typeof DPD_ACCOUNT & { url: string };
  shipments: unknown[];
  pickups: unknown[];
  events: Map<string, DpdOperation[]>;
  /** Makes later requests for waybills return this response, although the waybill is created. */
  answerWith(answer: { status: number; body: unknown } | undefined): void;
  close(): Promise<void>;
}

export const DPD_ACCOUNT = { username: "curat", password: "parola", clientId: 60_501 } as const;
const WITH_ACCENTS = /\p{M}/gu;
const SERVICE = 2505;
const PICKED_UP = 39;
const MAX_TRACKED = 10;

const event = (operationCode: number, description: string) => (at: Date) => ({
  operationCode,
  description,
  dateTime: at.toISOString().replace(/\.\d{3}Z$/, "+0000"),
});
const BY_TIME = [
  event(PICKED_UP, "Colet ridicat de curier"),
  event(2, "Colet in depozit"),
  event(12, "Colet in livrare"),
  event(-14, "Colet livrat"),
];

interface Shipment {
  sender?: { clientId?: number };
  recipient?: {
    privatePerson?: boolean;
    clientName?: string;
    contactName?: string;
    phone1?: { number?: string };
    address?: { siteId?: number };
    addressLocation?: { siteId?: number };
    pickupOfficeId?: number;
  };
  service?: { serviceId?: number; serviceIds?: number[]; additionalServices?: { cod?: { amount?: number } } };
  content?: { parcelsCount?: number; totalWeight?: number; parcels?: unknown[] };
  ref1?: string;
}

interface Answer {
  status: number;
  body: unknown;
}

const SITES = TOWNS.map(({ city, county, postcode }, index) => ({
  id: 700_000 + index,
  name: plain(city).toUpperCase(),
  region: plain(county).toUpperCase(),
  postCode: postcode.padEnd(6, "0"),
}));

/** Returns DPD's reason for refusing a shipment; undefined if it accepts it. */
function faultOf({ sender, recipient = {}, service, content }: Shipment): string | undefined {
  const office = OFFICES.find(({ id }) => id === recipient.pickupOfficeId);
  if (sender?.clientId !== undefined && sender.clientId !== DPD_ACCOUNT.clientId) return "Client invalid";
  if (service?.serviceId !== SERVICE) return "Serviciu invalid";
  if (!recipient.clientName || !recipient.phone1?.number) return "Destinatarul nu are nume sau telefon";
  if (recipient.privatePerson && recipient.contactName !== undefined) return "contactName nu este permis";
  if (recipient.pickupOfficeId !== undefined && !office) return "Oficiul nu exista";
  if (!office && !SITES.some(({ id }) => id === recipient.address?.siteId)) return "Localitate invalida";
  if (service.additionalServices?.cod && office?.cashPaymentAllowed === false)
    return "Oficiul nu incaseaza ramburs";
  if (content?.parcels?.length !== content?.parcelsCount) return "Numarul de colete nu corespunde";
  return undefined;
}

/** Starts the stand-in. Its waybills are lost when it stops. */
export async function startDpd(options: DpdOptions = {}): Promise<DpdServer> {
  const { port = 0, stageSeconds, now = () => new Date() } = options;
  const book = openParcelBook<DpdOperation>({ stageSeconds, now, byTime: BY_TIME });
  const shipments: unknown[] = [];
  const pickups: unknown[] = [];
  const issued = new Map<string, Shipment>();
  let instead: Answer | undefined;

  const create = (shipment: Shipment): Answer => {
    const fault = faultOf(shipment);
    if (fault !== undefined) return failure(fault);
    shipments.push(shipment);
    const id = book.issue();
    issued.set(id, shipment);
    return instead ?? { status: 200, body: { id, parcels: partsOf(id), price: priceOf(shipment) } };
  };

  /** The first parcel's number is the waybill's. */
  const partsOf = (id: string): { seqNo: number; id: string }[] =>
    Array.from({ length: issued.get(id)?.content?.parcelsCount ?? 1 }, (_, index) => ({
      seqNo: index + 1,
      id: index === 0 ? id : `${id}${index + 1}`,
    }));

  const cancel = (id: string): Answer => {
    const known = book.eventsOf(id);
    if (!known) return failure("Expeditia nu exista");
    if (known.length > 0) return failure("Expeditia nu mai poate fi anulata");
    book.events.set(id, [event(128, "Expeditie anulata")(now())]);
    return { status: 200, body: {} };
  };

  const answer = async (request: IncomingMessage): Promise<Answer | Buffer> => {
    const body = JSON.parse(await bodyOf(request)) as Record<string, unknown>;
    if (body.userName !== DPD_ACCOUNT.username || body.password !== DPD_ACCOUNT.password)
      return failure("Utilizator sau parola incorecta");
    switch (request.url) {
      case "/client/contract":
        return { status: 200, body: { clients: [{ clientId: DPD_ACCOUNT.clientId }] } };
      case "/location/site":
        return { status: 200, body: { sites: sitesOf(body) } };
      case "/location/office":
        return { status: 200, body: { offices: OFFICES } };
      case "/calculate":
        return { status: 200, body: { calculations: [{ serviceId: SERVICE, price: priceOf(body) }] } };
      case "/shipment":
        return create(body);
      case "/shipment/search":
        return {
          status: 200,
          body: { barcodes: [...issued].filter(([, { ref1 }]) => ref1 === body.ref).map(([id]) => id) },
        };
      case "/shipment/info": {
        const [id = ""] = body.shipmentIds as string[];
        if (!book.eventsOf(id)) return failure("Expeditia nu exista");
        return { status: 200, body: { shipments: [{ id, content: { parcels: partsOf(id) } }] } };
      }
      case "/shipment/cancel":
        return cancel(String(body.shipmentId));
      case "/track": {
        const requested = body.parcels as { id: string }[];
        if (requested.length > MAX_TRACKED) return failure("Cel mult 10 colete");
        const parcels = requested.map(({ id }) => {
          const operations = book.eventsOf(id);
          return operations ? { parcelId: id, operations } : { error: { message: "Colet inexistent" } };
        });
        return { status: 200, body: { parcels } };
      }
      case "/print":
        return labelPdf((body.parcels as { parcel: { id: string } }[])[0]?.parcel.id ?? "");
      case "/pickup":
        pickups.push(body);
        return instead ?? { status: 200, body: { orders: [{ id: pickups.length }] } };
    }
    return { status: 404, body: {} };
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (reported) => send(response, reported),
      () => response.destroy(),
    );
  });
  const { url, close } = await listen(server, { port });
  return {
    account: { ...DPD_ACCOUNT, url },
    shipments,
    pickups,
    events: book.events,
    answerWith: (other) => {
      instead = other;
    },
    close,
  };
}

function failure(message: string): Answer {
  return { status: 200, body: { error: { code: 1, message, context: "", component: "api", id: "ABC" } } };
}

function sitesOf({ name, postCode }: { name?: unknown; postCode?: unknown }): typeof SITES {
  if (typeof name === "string") return SITES.filter((site) => site.name === plain(name).toUpperCase());
  return SITES.filter((site) => site.postCode === postCode);
}

function priceOf({ content, service }: Shipment): { total: number; currency: string } {
  const cash = service?.additionalServices?.cod?.amount ?? 0;
  return { total: Math.round((15 + (content?.totalWeight ?? 1) + cash / 100) * 121) / 100, currency: "RON" };
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(WITH_ACCENTS, "");
}

function send(response: ServerResponse, reported: Answer | Buffer): void {
  if (Buffer.isBuffer(reported)) {
    response.writeHead(200, { "content-type": "application/pdf" }).end(reported);
    return;
  }
  const { status, body } = reported;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
