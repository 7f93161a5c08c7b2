/** Simulates GLS Romania's API (MyGLS), which sends errors with status 200. */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { openParcelBook } from "../parcel-book.ts";
import { labelPdf } from "../sameday/answers.ts";
import { bodyOf, listen } from "../serving.ts";
import { POINTS } from "./points.ts";

export interface GlsStatus {
  StatusCode: string;
  StatusDescription: string;
  StatusDate: string;
}

interface GlsOptions {
  port?: number;
  /** Seconds that a parcel spends in each stage; undefined if only `events` moves parcels. */
  stageSeconds?: number;
  now?: () => Date;
}

export interface GlsServer {
  account: typeof GLS_ACCOUNT & { url: string };
  parcels: unknown[];
  events: Map<string, GlsStatus[]>;
  /** Makes later requests for waybills return this response, although the waybill is created. */
  answerWith(answer: { status: number; body: unknown } | undefined): void;
  close(): Promise<void>;
}

export const GLS_ACCOUNT = {
  username: "curat@example.com",
  password: "parola",
  clientNumber: 600_500,
  sender: {
    name: "Curat",
    street: "Str. Fabricii de Săpun nr. 18",
    city: "Cluj-Napoca",
    postcode: "400620",
    phone: "+40264000000",
  },
} as const;
const DIGEST = [...createHash("sha512").update(GLS_ACCOUNT.password).digest()].join(",");

const event = (StatusCode: string, StatusDescription: string) => (at: Date) => ({
  StatusCode,
  StatusDescription,
  StatusDate: `/Date(${at.getTime()}+0200)/`,
});
const BY_TIME = [
  event("01", "Colet preluat"),
  event("02", "Colet in depozit"),
  event("04", "Colet in livrare"),
  event("05", "Colet livrat"),
];

interface Parcel {
  ClientNumber?: number;
  ClientReference?: string;
  Count?: number;
  CODAmount?: number;
  DeliveryAddress?: Partial<Record<"Name" | "City" | "ZipCode" | "ContactPhone" | "HouseNumber", string>>;
  PickupAddress?: { Name?: string };
  ServiceList?: { Code?: string; PSDParameter?: { IntegerValue?: number } }[];
  ParcelPropertyList?: unknown[];
}

interface Answer {
  status: number;
  body: unknown;
}

/** Returns GLS' reason for refusing a parcel; undefined if it accepts it. */
function faultOf(parcel: Parcel): string | undefined {
  const { DeliveryAddress: to = {}, ServiceList = [] } = parcel;
  const service = ServiceList.find(({ Code }) => Code === "PSD");
  const point = POINTS.find(({ goldId }) => goldId === service?.PSDParameter?.IntegerValue);
  if (parcel.ClientNumber !== GLS_ACCOUNT.clientNumber) return "Client number is invalid";
  if (!to.Name || !to.ContactPhone || !parcel.PickupAddress?.Name) return "Name or phone is missing";
  if (to.City === "Sat Nou" || !/^(?:\d{6})?$/.test(to.ZipCode ?? "")) return "Address is invalid";
  if (!/^\d*$/.test(to.HouseNumber ?? "")) return "House number has only digits";
  if (service && !point) return "ParcelShop does not exist";
  if (point && !point.acceptsCash && (parcel.CODAmount ?? 0) > 0) return "ParcelShop takes no COD";
  if (parcel.ParcelPropertyList?.length !== parcel.Count) return "Count does not match";
  return undefined;
}

/** Starts the stand-in. Its waybills are lost when it stops. */
export async function startGls(options: GlsOptions = {}): Promise<GlsServer> {
  const { port = 0, stageSeconds, now = () => new Date() } = options;
  const book = openParcelBook<GlsStatus>({ stageSeconds, now, byTime: BY_TIME });
  const parcels: unknown[] = [];
  const issued: { ParcelId: number; ParcelNumber: number; ClientReference: string }[] = [];
  let instead: Answer | undefined;

  const print = (list: readonly Parcel[]): Answer => {
    const fault = list.map(faultOf).find((text) => text !== undefined);
    if (fault !== undefined) return failure("PrintLabelsErrorList", 13, fault);
    const printed = list.flatMap((parcel) => {
      parcels.push(parcel);
      return Array.from({ length: parcel.Count ?? 1 }, () => ({
        ParcelId: issued.length + 7_001,
        ParcelNumber: Number(book.issue()),
        ClientReference: parcel.ClientReference ?? "",
      })).map((one, index) => ({ ...one, ParcelId: one.ParcelId + index }));
    });
    issued.push(...printed);
    const label = labelPdf(String(printed[0]?.ParcelNumber));
    return (
      instead ?? {
        status: 200,
        body: { Labels: [...label], PrintLabelsInfoList: printed, PrintLabelsErrorList: [] },
      }
    );
  };

  const remove = ([id]: readonly number[]): Answer => {
    const at = issued.findIndex(({ ParcelId }) => ParcelId === id);
    const number = String(issued[at]?.ParcelNumber);
    if (at < 0 || (book.eventsOf(number)?.length ?? 0) > 0)
      return failure("DeleteLabelsErrorList", 4, "Parcel cannot be deleted");
    issued.splice(at, 1);
    book.events.delete(number);
    return { status: 200, body: { SuccessfullyDeletedList: [{ ParcelId: id }], DeleteLabelsErrorList: [] } };
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = JSON.parse(await bodyOf(request)) as Record<string, unknown>;
    const method = request.url?.split("/").at(-1) ?? "";
    if (body.Username !== GLS_ACCOUNT.username || String(body.Password) !== DIGEST)
      return failure(`${method}ErrorList`, -1, "Unauthorized");
    switch (method) {
      case "PrintLabels":
        return print(body.ParcelList as Parcel[]);
      case "GetParcelList":
        return { status: 200, body: { PrintDataInfoList: issued, GetParcelListErrors: [] } };
      case "GetPrintedLabels":
        return failure("GetPrintedLabelsErrorList", 18, "Parcel label is already generated");
      case "GetParcelStatuses": {
        const known = book.eventsOf(String(body.ParcelNumber));
        return known
          ? { status: 200, body: { ParcelStatusList: known.toReversed(), GetParcelStatusErrors: [] } }
          : failure("GetParcelStatusErrors", 8, "Parcel does not exist");
      }
      case "DeleteLabels":
        return remove(body.ParcelIdList as number[]);
      case "GetDeliveryPoints":
        return { status: 200, body: { DeliveryPoints: [...gzipSync(JSON.stringify({ items: POINTS }))] } };
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
    account: { ...GLS_ACCOUNT, url },
    parcels,
    events: book.events,
    answerWith: (other) => {
      instead = other;
    },
    close,
  };
}

function failure(list: string, ErrorCode: number, ErrorDescription: string): Answer {
  return { status: 200, body: { Labels: null, [list]: [{ ErrorCode, ErrorDescription }] } };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
