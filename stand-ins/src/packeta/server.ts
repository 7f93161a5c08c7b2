/** Simulates Packeta's API: XML for parcels, JSON for lists of points. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { XMLParser } from "fast-xml-parser";
import { openParcelBook } from "../parcel-book.ts";
import { labelPdf } from "../sameday/answers.ts";
import { bodyOf, listen } from "../serving.ts";
import { POINTS } from "./points.ts";

export interface PacketaStatus {
  statusCode: number;
  statusText: string;
  dateTime: string;
}

interface PacketaOptions {
  port?: number;
  /** Seconds that a parcel spends in each stage; undefined if only `events` moves parcels. */
  stageSeconds?: number;
  now?: () => Date;
}

export interface PacketaServer {
  account: typeof PACKETA_ACCOUNT & { url: string; pointsUrl: string };
  packets: unknown[];
  claims: unknown[];
  events: Map<string, PacketaStatus[]>;
  /** Makes later requests for waybills return this response, although the waybill is created. */
  answerWith(answer: { status: number; body: string } | undefined): void;
  /** Makes requests for points fail as if Packeta were still generating the list. */
  makeLists(isMaking: boolean): void;
  close(): Promise<void>;
}

export const PACKETA_ACCOUNT = {
  apiKey: "0123456789abcdef",
  apiPassword: "0123456789abcdef0123456789abcdef",
  eshop: "curat",
} as const;
const HOME_CARRIER = "4161";

const event = (statusCode: number, statusText: string) => (at: Date) => ({
  statusCode,
  statusText,
  dateTime: at.toISOString().replace(/\.\d{3}Z$/, "+00:00"),
});
const BY_TIME = [
  event(2, "Colet preluat"),
  event(4, "Colet in drum spre destinatar"),
  event(5, "Gata de ridicare"),
  event(7, "Livrat"),
];

const parser = new XMLParser({ parseTagValue: false });

type Attributes = Partial<
  Record<
    "number" | "name" | "surname" | "phone" | "addressId" | "value" | "cod" | "street" | "city" | "eshop",
    string
  >
>;

interface Call {
  apiPassword?: string;
  packetId?: string;
  packetAttributes?: Attributes;
  claimWithPasswordAttributes?: Attributes & { email?: string };
  senderLabel?: string;
}

/** Returns Packeta's reasons for refusing a packet, by field; empty if it accepts it. */
function faultsOf(packet: Attributes): [field: string, why: string][] {
  const point = POINTS.find(({ id }) => id === packet.addressId);
  const isHome = packet.addressId === HOME_CARRIER;
  const faults: [string, string][] = [];
  if (packet.eshop !== PACKETA_ACCOUNT.eshop) faults.push(["eshop", "nu exista"]);
  if (!packet.name || !packet.surname) faults.push(["name", "lipseste"]);
  if (!packet.phone) faults.push(["phone", "lipseste"]);
  if (!point && !isHome) faults.push(["addressId", "nu exista"]);
  if (isHome && (!packet.street || !packet.city || packet.city === "Sat Nou"))
    faults.push(["city", "nu exista"]);
  if (!(Number(packet.value) > 0)) faults.push(["value", "lipseste"]);
  if (point && !point.codAllowed && packet.cod !== undefined)
    faults.push(["cod", "punctul nu incaseaza ramburs"]);
  return faults;
}

/** Starts the stand-in. Its waybills are lost when it stops. */
export async function startPacketa(options: PacketaOptions = {}): Promise<PacketaServer> {
  const { port = 0, stageSeconds, now = () => new Date() } = options;
  const book = openParcelBook<PacketaStatus>({ stageSeconds, now, byTime: BY_TIME });
  const packets: Attributes[] = [];
  const claims: Attributes[] = [];
  const homes = new Set<string>();
  let instead: { status: number; body: string } | undefined;
  let isMaking = false;

  const create = (packet: Attributes): { status: number; body: string } => {
    const faults = faultsOf(packet);
    if (faults.length > 0) {
      const fields = faults.map(([name, why]) => `<fault><name>${name}</name><fault>${why}</fault></fault>`);
      return xml(
        `<status>fault</status><fault>PacketAttributesFault</fault><string>Atribute gresite</string><detail><attributes>${fields.join("")}</attributes></detail>`,
      );
    }
    packets.push(packet);
    const id = book.issue();
    if (packet.addressId === HOME_CARRIER) homes.add(id);
    return instead ?? ok(`<id>${id}</id><barcode>Z${id}</barcode><barcodeText>Z ${id}</barcodeText>`);
  };

  const createClaim = (claim: Call["claimWithPasswordAttributes"] = {}): { status: number; body: string } => {
    if (!claim.number || claim.eshop !== PACKETA_ACCOUNT.eshop || !(Number(claim.value) > 0))
      return fault("PacketAttributesFault", "Atribute gresite");
    claims.push(claim);
    const id = book.issue();
    return (
      instead ??
      ok(`<id>${id}</id><barcode>Z${id}</barcode><password>${claimPassword(claims.length)}</password>`)
    );
  };

  const cancel = (id: string): { status: number; body: string } => {
    if ((book.eventsOf(id)?.length ?? 0) > 0)
      return fault("CancelNotAllowedFault", "Coletul nu mai poate fi anulat");
    book.events.set(id, [event(11, "Colet anulat")(now())]);
    return ok("");
  };

  const call = (method: string, content: Call): { status: number; body: string } => {
    if (content.apiPassword !== PACKETA_ACCOUNT.apiPassword)
      return fault("IncorrectApiPasswordFault", "Parola API este gresita");
    if (method === "createPacket") return create(content.packetAttributes ?? {});
    if (method === "createPacketClaimWithPassword") return createClaim(content.claimWithPasswordAttributes);
    if (method === "senderGetReturnRouting")
      return content.senderLabel === PACKETA_ACCOUNT.eshop
        ? ok("<routingSegment>RO</routingSegment>")
        : fault("SenderNotExists", "Expeditorul nu exista");
    const id = content.packetId ?? "";
    const known = book.eventsOf(id);
    if (!known) return fault("PacketIdFault", "Coletul nu exista");
    switch (method) {
      case "packetStatus": {
        const last = known.at(-1) ?? event(1, "Date primite")(now());
        return ok(
          `<dateTime>${last.dateTime}</dateTime><statusCode>${last.statusCode}</statusCode><statusText>${last.statusText}</statusText>`,
        );
      }
      case "cancelPacket":
        return cancel(id);
      case "packetCourierNumberV2":
        return homes.has(id)
          ? ok(`<courierNumber>C${id}</courierNumber>`)
          : fault("NotSupportedFault", "Coletul nu are alt curier");
      case "packetLabelPdf":
      case "packetCourierLabelPdf":
        return ok(labelPdf(`Z${id}`).toString("base64"));
    }
    return fault("UnknownMethod", "Metoda nu exista");
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? "/", "http://packeta.test");
    const [, version, key, kind] = pathname.split("/");
    if (version === "v5") {
      const status = isMaking ? 409 : key === PACKETA_ACCOUNT.apiKey ? 200 : 401;
      const list = status === 200 ? POINTS.filter((point) => point.kind === kind) : { error: "no list" };
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(list));
      return;
    }
    const [[method, content] = ["", {}]] = Object.entries(
      // Packeta's requests have one root element, which contains the call's fields.
      parser.parse(await bodyOf(request)) as Record<string, Call>,
    );
    const { status, body } = call(method, content);
    response.writeHead(status, { "content-type": "text/xml; charset=utf-8" }).end(body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const { url, close } = await listen(server, { port });
  return {
    account: { ...PACKETA_ACCOUNT, url: `${url}/api/rest`, pointsUrl: `${url}/v5` },
    packets,
    claims,
    events: book.events,
    answerWith: (other) => {
      instead = other;
    },
    makeLists: (making) => {
      isMaking = making;
    },
    close,
  };
}

function claimPassword(count: number): string {
  return String(40_000_000 + count);
}

function xml(content: string): { status: number; body: string } {
  return { status: 200, body: `<?xml version="1.0" encoding="utf-8"?><response>${content}</response>` };
}

function ok(result: string): { status: number; body: string } {
  return xml(`<status>ok</status><result>${result}</result>`);
}

function fault(name: string, text: string): { status: number; body: string } {
  return xml(`<status>fault</status><fault>${name}</fault><string>${text}</string>`);
}
