import { randomUUID, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { bodyOf, listen } from "../serving.ts";
import {
  type Answer,
  labelPdf,
  notAllowed,
  pageOf,
  refusal,
  romanianMinute,
  statusAnswer,
  validationFailed,
} from "./answers.ts";
import { COUNTIES } from "./towns.ts";
import {
  awbNumber, costOf, OUT_OF_HOME, isStage, issuedAtOf, knownLockers, PICKUP_POINTS, readWaybill, SERVICES, type Stage, STAGES, stageByTime, type Waybill,
} from "./waybills.ts"; // oxfmt-ignore

export interface SamedayOptions {
  port: number;
  host?: string;
  /** Seconds for which a parcel stays in each stage. */
  stageSeconds?: number;
  now?: () => Date;
  /** Whether the account has the service for partner shops; defaults to false. */
  hasShops?: boolean;
}

export interface Sameday {
  url: string;
  logins(): number;
  revokeTokens(): void;
  withdrawLocker(lockerId: number): void;
  /** Sets a parcel's stage, like `POST /stand-in/awb/{awb}/{stage}`. Returns false for an unknown AWB. */
  setStage(awb: string, stage: Stage): boolean;
  close(): Promise<void>;
}

export const SAMEDAY_ACCOUNT = { username: "curat-demo", password: "numai-pentru-proba" } as const;
const TOKEN_DAYS = 14;
const MAX_SYNC_SECONDS = 7_200;

/** Starts the stand-in, which keeps its waybills in memory. */
export async function startSameday(options: SamedayOptions): Promise<Sameday> {
  const { port, host, stageSeconds = 600, now = () => new Date(), hasShops = false } = options;
  const tokens = new Map<string, number>();
  const stages = new Map<string, { stage: Stage; since: Date }>();
  const withdrawn = new Set<number>();
  let logins = 0;
  let waybills = 0;

  const setStage = (awb: string, stage: Stage): boolean => {
    if (!issuedAtOf(awb)) return false;
    stages.set(awb, { stage, since: now() });
    return true;
  };

  const logIn = ({ headers }: IncomingMessage): Answer => {
    if (
      !isSame(headers["x-auth-username"], SAMEDAY_ACCOUNT.username) ||
      !isSame(headers["x-auth-password"], SAMEDAY_ACCOUNT.password)
    )
      return refusal(401, "Bad credentials.");
    logins++;
    const token = randomUUID().replaceAll("-", "");
    const end = new Date(now().getTime() + TOKEN_DAYS * 86_400_000);
    tokens.set(token, end.getTime());
    return { status: 200, body: { token, expire_at: romanianMinute(end) } };
  };

  const statusOf = (awb: string): Answer => {
    const issuedAt = issuedAtOf(awb);
    if (!issuedAt) return refusal(404, "AWB not found.");
    const { stage, since } = stages.get(awb) ?? stageByTime(issuedAt, now(), stageSeconds);
    return statusAnswer(awb, stage, since);
  };

  /** A waybill can be cancelled until the courier picks up the parcel. */
  const cancel = (awb: string): Answer => {
    const issuedAt = issuedAtOf(awb);
    const stage = issuedAt && (stages.get(awb) ?? stageByTime(issuedAt, now(), stageSeconds)).stage;
    if (stage === undefined || stage === "canceled") return refusal(404, "AWB not found.");
    if (stage !== "issued") return notAllowed("AWB-ul nu poate fi anulat: coletul a fost ridicat.");
    setStage(awb, "canceled");
    return { status: 204, body: undefined };
  };

  /** Lists status changes within a period of at most two hours. */
  const changesOf = (query: URLSearchParams): Answer => {
    const [from, to] = ["startTimestamp", "endTimestamp"].map((name) =>
      Number(query.get(name) ?? Number.NaN),
    );
    if (from === undefined || to === undefined || !(to > from) || to - from > MAX_SYNC_SECONDS)
      return refusal(400, "The period is invalid.");
    const changed = [...stages].filter(
      ([, { since }]) => since.getTime() >= from * 1_000 && since.getTime() <= to * 1_000,
    );
    const rows = changed.map(([awb, { stage, since }]) => ({
      ...STAGES[stage],
      statusDate: since.toISOString(),
      parcelAwbNumber: `${awb}001`,
      reasonId: null,
      reason: "",
    }));
    return pageOf(rows, query);
  };

  const issue = (waybill: Waybill): Answer => {
    const awb = awbNumber(now(), waybills++);
    const parcels = Array.from({ length: waybill.parcelCount }, (_, index) => ({
      position: index + 1,
      awbNumber: `${awb}${String(index + 1).padStart(3, "0")}`,
    }));
    return {
      status: 201,
      body: { awbNumber: awb, awbCost: costOf(waybill), parcels, pdfLink: `/api/awb/download/${awb}` },
    };
  };

  const withWaybill = async (
    request: IncomingMessage,
    answer: (waybill: Waybill) => Answer,
  ): Promise<Answer> => {
    const read = readWaybill(new URLSearchParams(await bodyOf(request)), knownLockers(withdrawn));
    return read instanceof Map ? validationFailed(read) : answer(read);
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://sameday.test");
    const call = `${request.method} ${pathname}`;
    if (call === "POST /api/authenticate") return logIn(request);
    const [, moved = "", stage = ""] = /^POST \/stand-in\/awb\/([^/]+)\/([^/]+)$/.exec(call) ?? [];
    if (isStage(stage)) return setStage(moved, stage) ? statusOf(moved) : refusal(404, "AWB not found.");
    const expiry = tokens.get(String(request.headers["x-auth-token"] ?? ""));
    if (expiry === undefined || expiry <= now().getTime()) return refusal(401, "Invalid token.");
    switch (call) {
      case "GET /api/client/services":
        return pageOf(
          SERVICES.filter(({ serviceCode }) => hasShops || serviceCode !== "PP").map((service) => ({
            ...service,
            defaultServices: true,
            serviceOptionalTaxes: [],
          })),
          searchParams,
        );
      case "GET /api/client/pickup-points":
        return pageOf(PICKUP_POINTS.map(toPickupPoint), searchParams);
      case "GET /api/geolocation/county":
        return pageOf(COUNTIES, searchParams);
      case "GET /api/client/lockers":
        return pageOf([...knownLockers(withdrawn).values()], searchParams);
      case "GET /api/client/ooh-locations":
        return pageOf(OUT_OF_HOME, searchParams);
      case "GET /api/client/status-sync":
        return changesOf(searchParams);
      case "POST /api/awb/estimate-cost":
        return withWaybill(request, (waybill) => ({
          status: 200,
          body: { amount: costOf(waybill), currency: "RON", time: 24 },
        }));
      case "POST /api/awb":
        return withWaybill(request, issue);
    }
    const requested = /^GET \/api\/client\/awb\/([^/]+)\/status$/.exec(call)?.[1];
    if (requested !== undefined) return statusOf(requested);
    const cancelledAwb = /^DELETE \/api\/awb\/([^/]+)$/.exec(call)?.[1];
    if (cancelledAwb !== undefined) return cancel(cancelledAwb);
    const label = /^GET \/api\/awb\/download\/([^/]+)/.exec(call)?.[1];
    if (label !== undefined && issuedAtOf(label)) return { status: 200, body: labelPdf(label) };
    return refusal(404, "No route found.");
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (reported) => send(response, reported),
      (error: unknown) => send(response, refusal(500, String(error))),
    );
  });
  const { url, close } = await listen(server, { port, host });
  return {
    url,
    logins: () => logins,
    revokeTokens: () => tokens.clear(),
    withdrawLocker: (lockerId) => withdrawn.add(lockerId),
    setStage,
    close,
  };
}

function toPickupPoint({ id, alias, address, city, isDefault }: (typeof PICKUP_POINTS)[number]) {
  const county = COUNTIES.find(({ code }) => code === "CJ");
  const place = { county, city: { id, name: city }, address };
  return { id, alias, ...place, defaultPickupPoint: isDefault, pickupPointContactPerson: [], status: true };
}

function isSame(sent: string | string[] | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(String(sent ?? "")), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function send(response: ServerResponse, { status, body }: Answer): void {
  if (status === 204) {
    response.writeHead(status).end();
    return;
  }
  const isFile = Buffer.isBuffer(body);
  response.writeHead(status, { "content-type": isFile ? "application/pdf" : "application/json" });
  response.end(isFile ? body : JSON.stringify(body));
}
