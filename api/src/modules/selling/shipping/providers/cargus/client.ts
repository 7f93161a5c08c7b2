/** Client for Cargus (source: Cargus, Documentation API V3 2.3.4). */
import { romanianTime } from "../../../../../calendar/romanian-time.ts";
import type { z } from "zod";
import type { CargusAccount } from "../../../../../config.ts";
import type { CourierResult } from "../../shipping.port.ts";
import {
  answerReader,
  callCourier,
  type CourierAnswer,
  refused,
  unreadable,
  withoutValue,
} from "../courier-http.ts";
import { callWithToken, createTokenKeeper, type Token } from "../token.ts";
import * as wire from "./cargus.wire.ts";

const NAME = "Cargus";
/** Cargus documents a validity of 24 hours. */
const TOKEN_MS = 23 * 3_600_000;
const LOGGED_OUT = /^failed to authenticate/i;
const readAnswer = answerReader(NAME, wire.refusalText);

/** Creates a client. It reuses its token until the token expires or is refused. */
export function cargusClient({ url, key, username, password }: CargusAccount, now: () => Date) {
  const keeper = createTokenKeeper(logIn, now);

  async function logIn(): Promise<CourierResult<Token>> {
    const body = JSON.stringify({ UserName: username, Password: password });
    const read = readAnswer(await call("/LoginUser", { method: "POST", body }), wire.token);
    if (!read.ok) return read;
    return { ok: true, value: { value: read.value, expiresAt: new Date(now().getTime() + TOKEN_MS) } };
  }

  function call(path: string, init: RequestInit, token?: string): Promise<CourierResult<CourierAnswer>> {
    return callCourier(NAME, `${url}${path}`, {
      ...init,
      headers: {
        "ocp-apim-subscription-key": key,
        "content-type": "application/json",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
  }

  function request(path: string, init: RequestInit = {}): Promise<CourierResult<CourierAnswer>> {
    return callWithToken(keeper, async (token) => {
      const answer = await call(path, init, token);
      // Cargus also reports an expired token as text with a status other than 401.
      const isOut = answer.ok && LOGGED_OUT.test(wire.refusalText(answer.value.body) ?? "");
      return answer.ok && isOut ? { ok: true, value: { ...answer.value, status: 401 } } : answer;
    });
  }

  async function get<S extends z.ZodType>(path: string, schema: S): Promise<CourierResult<z.output<S>>> {
    return readAnswer(await request(path), schema);
  }

  async function post<S extends z.ZodType>(
    path: string,
    content: object,
    schema: S,
  ): Promise<CourierResult<z.output<S>>> {
    return readAnswer(await request(path, { method: "POST", body: JSON.stringify(content) }), schema);
  }

  return {
    logIn: async (): Promise<CourierResult<undefined>> => withoutValue(await logIn()),
    listLocations: () => get("/PickupLocations", wire.locations),
    listCounties: () => get("/Counties?countryId=1", wire.counties),
    listLocalities: (countyId: number) =>
      get(`/Localities?countryId=1&countyId=${countyId}`, wire.localities),
    listPoints: async (): Promise<CourierResult<wire.CargusPoint[]>> => {
      const read = await get("/PudoPoints", wire.points);
      return read.ok ? { ok: true, value: read.value.filter((point) => point !== null) } : read;
    },
    orderPickup: async (query: Record<string, string>): Promise<CourierResult<undefined>> => {
      const path = `/Orders?${new URLSearchParams(query).toString()}`;
      return withoutValue(readAnswer(await request(path, { method: "PUT" }), wire.ordered));
    },
    calculate: (shipment: object) => post("/ShippingCalculation", shipment, wire.calculation),
    createAwb: (shipment: object) => post("/Awbs", shipment, wire.barcode),
    /** Returns a parcel's events, oldest first; empty until pickup. */
    track: async (awb: string): Promise<CourierResult<wire.CargusEvent[]>> => {
      const read = await get(`/AwbTrace/WithRedirect?barCode=${listOf(awb)}`, wire.traces);
      if (!read.ok) return read;
      const found = read.value.find(({ Code }) => Code === awb);
      if (!found) return refused(NAME, "AWB-ul nu a fost găsit");
      return { ok: true, value: inOrder(found) };
    },
    /** Returns the events of several parcels, like `track`. Omits parcels that Cargus does not know. */
    trackMany: async (awbs: readonly string[]): Promise<CourierResult<Map<string, wire.CargusEvent[]>>> => {
      const read = await get(`/AwbTrace/WithRedirect?barCode=${listOf(...awbs)}`, wire.tracesOfMany);
      if (!read.ok) return read;
      const known = read.value.filter((one) => one !== null);
      return { ok: true, value: new Map(known.map((one) => [one.Code, inOrder(one)])) };
    },
    /** Cancels a waybill. Cargus answers false after the first scan. */
    cancelAwb: async (awb: string): Promise<CourierResult<undefined>> => {
      const read = readAnswer(await request(`/Awbs?barCode=${awb}`, { method: "DELETE" }), wire.done);
      if (!read.ok) return read;
      return read.value ? { ok: true, value: undefined } : refused(NAME, "coletul a fost deja preluat");
    },
    label: async (awb: string, format: 0 | 1): Promise<CourierResult<Uint8Array<ArrayBuffer>>> => {
      const query = `barCodes=${listOf(awb)}&type=PDF&format=${format}&printMainOnce=1`;
      const answer = await request(`/AwbDocuments?${query}`);
      if (!answer.ok) return answer;
      const { status, body } = answer.value;
      if (status === 200 && typeof body === "string" && /^[\w+/=\s]{100,}$/.test(body))
        return { ok: true, value: new Uint8Array(Buffer.from(body, "base64")) };
      return status >= 500 || body === undefined
        ? unreadable(NAME)
        : refused(NAME, wire.refusalText(body) ?? `cod ${status}`);
    },
  };
}

export function timeOf({ Date: at }: wire.CargusEvent): number {
  // Cargus sends Romanian time without an offset, such as "2026-11-19T18:58:00.17".
  return romanianTime(at.replace("T", " ").slice(0, 19)).getTime();
}

function listOf(...awbs: string[]): string {
  return encodeURIComponent(JSON.stringify(awbs));
}

function inOrder({ Event: events }: z.infer<typeof wire.traces>[number]): wire.CargusEvent[] {
  return (events ?? []).toSorted((one, other) => timeOf(one) - timeOf(other));
}
