/** Client of FAN Courier's API, version 2 (api.fancourier.ro). */
import { sentLei } from "@curat/contract/envelope";
import type { Lei } from "@curat/contract/lei.values";
import { z } from "zod";
import type { FanAccount } from "../../../../../config.ts";
import type { CourierResult, LabelFormat } from "../../shipping.port.ts";
import { callCourier, type CourierAnswer, refused, unreadable, withoutValue } from "../courier-http.ts";
import { romanianTime } from "../../../../../calendar/romanian-time.ts";
import { callWithToken, createTokenKeeper, type Token } from "../token.ts";

const NAME = "FAN Courier";

const login = z.object({ data: z.object({ token: z.string().min(1), expiresAt: z.string() }) });
const branches = z.object({ data: z.array(z.object({ id: z.union([z.number(), z.string()]) })) });
const created = z.object({
  response: z
    .array(
      z.object({
        awbNumber: z.union([z.number(), z.string()]).nullish(),
        // The waybill must not be lost if its cost is unreadable.
        tariff: sentLei(z.number()).nullish().catch(null),
        success: z.boolean().nullish(),
        errors: z.unknown().optional(),
      }),
    )
    .min(1),
});
const tracked = z.object({
  awbNumber: z.union([z.number(), z.string()]).transform(String),
  message: z.string().nullish(),
  events: z.array(z.object({ id: z.string(), name: z.string(), date: z.string() })).nullish(),
});
const tracking = z.object({ data: z.array(tracked) });
/** Skips unreadable parcels and keeps the others. */
const trackingOfMany = z.object({ data: z.array(tracked.nullable().catch(null)) });
const text = z.string().nullish();
const fanPoint = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  name: z.string().min(1),
  address: z.object({
    county: z.string(),
    locality: z.string(),
    street: text,
    streetNo: text,
    zipCode: text,
  }),
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  // FAN's documentation shows no example of a schedule, so other forms count as unknown.
  schedule: z.string().nullish().catch(null),
});
export type FanPoint = z.infer<typeof fanPoint>;
/** Skips unreadable points and keeps the others. */
const points = z.object({ data: z.array(fanPoint.nullable().catch(null)) });
const pickupOrdered = z.object({ status: z.literal("success") });
const cancelled = z.object({ status: z.literal("success") });
const refusal = z.object({ message: z.string().optional(), errors: z.unknown().optional() });
/** FAN reports some refusals with status 200. */
const failed = z.object({ status: z.enum(["fail", "error"]) });

export interface FanEvent {
  id: string;
  name: string;
  at: Date;
}

export type FanClient = ReturnType<typeof fanClient>;

/** Creates a client. It reuses its token until the token expires or is refused. */
export function fanClient({ url, username, password, clientId }: FanAccount, now: () => Date) {
  const keeper = createTokenKeeper(logIn, now);

  async function logIn(): Promise<CourierResult<Token>> {
    const body = new URLSearchParams({ username, password });
    const read = readAnswer(await callCourier(NAME, `${url}/login`, { method: "POST", body }), login);
    if (!read.ok) return read;
    const { token, expiresAt } = read.value.data;
    return { ok: true, value: { value: token, expiresAt: romanianTime(expiresAt) } };
  }

  function request(path: string, init: RequestInit = {}): Promise<CourierResult<CourierAnswer>> {
    return callWithToken(keeper, (token) =>
      callCourier(NAME, `${url}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      }),
    );
  }

  function trackingPath(awbs: readonly string[]): string {
    const query = new URLSearchParams({ clientId: String(clientId), language: "ro" });
    for (const awb of awbs) query.append("awb[]", awb);
    return `/reports/awb/tracking?${query}`;
  }

  return {
    logIn: async (): Promise<CourierResult<undefined>> => withoutValue(await logIn()),
    /** Returns the client codes of the account's branches. */
    listBranches: async (): Promise<CourierResult<number[]>> => {
      const read = readAnswer(await request("/reports/branches"), branches);
      return read.ok ? { ok: true, value: read.value.data.map(({ id }) => Number(id)) } : read;
    },
    createAwb: async (shipment: object): Promise<CourierResult<{ awb: string; cost: Lei | null }>> => {
      const body = JSON.stringify({ clientId, shipments: [shipment] });
      const read = readAnswer(await request("/intern-awb", { method: "POST", body }), created);
      if (!read.ok) return read;
      const [first] = read.value.response;
      if (first?.awbNumber == null) {
        const why = fieldTexts(first?.errors);
        // Without a number or a refusal in the response, the waybill may still exist.
        if (why === "" && first?.success !== false) return unreadable(NAME);
        return refused(NAME, why || "AWB-ul nu a fost creat");
      }
      return { ok: true, value: { awb: String(first.awbNumber), cost: first.tariff ?? null } };
    },
    /** Returns a parcel's events, oldest first; empty until pickup. */
    track: async (awb: string): Promise<CourierResult<FanEvent[]>> => {
      const read = readAnswer(await request(trackingPath([awb])), tracking);
      if (!read.ok) return read;
      const found = read.value.data.find(({ awbNumber }) => awbNumber === awb);
      return found ? { ok: true, value: eventsOf(found) } : refused(NAME, "AWB-ul nu a fost găsit");
    },
    /** Returns the events of up to 50 parcels, like `track`. Omits parcels that FAN does not know. */
    trackMany: async (awbs: readonly string[]): Promise<CourierResult<Map<string, FanEvent[]>>> => {
      const read = readAnswer(await request(trackingPath(awbs)), trackingOfMany);
      if (!read.ok) return read;
      const known = read.value.data.filter((one) => one !== null).filter(isKnown);
      return { ok: true, value: new Map(known.map((one) => [one.awbNumber, eventsOf(one)])) };
    },
    cancelAwb: async (awb: string): Promise<CourierResult<undefined>> => {
      const query = new URLSearchParams({ clientId: String(clientId), awb });
      const read = readAnswer(await request(`/awb?${query}`, { method: "DELETE" }), cancelled);
      return read.ok ? { ok: true, value: undefined } : read;
    },
    orderPickup: async (info: object): Promise<CourierResult<undefined>> => {
      const body = JSON.stringify({ clientId, info });
      return withoutValue(readAnswer(await request("/order", { method: "POST", body }), pickupOrdered));
    },
    listFanboxes: async (): Promise<CourierResult<FanPoint[]>> => {
      const read = readAnswer(await request("/reports/pickup-points?type=fanbox"), points);
      return read.ok ? { ok: true, value: read.value.data.filter((point) => point !== null) } : read;
    },
    label: async (awb: string, format: LabelFormat): Promise<CourierResult<Uint8Array<ArrayBuffer>>> => {
      const query = new URLSearchParams({ clientId: String(clientId), "awbs[]": awb, pdf: "1", format });
      const answer = await request(`/awb/label?${query}`);
      if (!answer.ok) return answer;
      const { status, file } = answer.value;
      if (status === 200 && file) return { ok: true, value: file };
      return status >= 500 ? unreadable(NAME) : refused(NAME, textOf(answer.value));
    },
  };
}

type Tracked = z.infer<typeof tracked>;

/** FAN reports an unknown waybill as a row with a message and no events. */
function isKnown({ message, events }: Tracked): boolean {
  return !message || (events?.length ?? 0) > 0;
}

function eventsOf({ events }: Tracked): FanEvent[] {
  return (events ?? []).map(({ id, name, date }) => ({ id, name, at: romanianTime(date) }));
}

function readAnswer<S extends z.ZodType>(
  answer: CourierResult<CourierAnswer>,
  schema: S,
): CourierResult<z.output<S>> {
  if (!answer.ok) return answer;
  const isJson = answer.value.body !== undefined;
  if (answer.value.status >= 500 || !isJson) return unreadable(NAME);
  if (answer.value.status >= 400) return refused(NAME, textOf(answer.value));
  const read = schema.safeParse(answer.value.body);
  if (read.success) return { ok: true, value: read.data };
  const isRefused = failed.safeParse(answer.value.body).success;
  return isRefused ? refused(NAME, textOf(answer.value)) : unreadable(NAME);
}

function textOf({ status, body }: CourierAnswer): string {
  const { data } = refusal.safeParse(body);
  return fieldTexts(data?.errors) || data?.message || `cod ${status}`;
}

/** Formats `{ "info.parcels": "At least one …" }` as "info.parcels: At least one …". */
function fieldTexts(errors: unknown): string {
  if (typeof errors !== "object" || errors === null) return "";
  return Object.entries(errors)
    .map(([field, text]) => `${field}: ${[text].flat().map(String).join(" ")}`)
    .join("; ");
}
