/** Client of Sameday's API (api.sameday.ro; parameters as in its php-sdk). */
import type { z } from "zod";
import type { SamedayAccount } from "../../../../../config.ts";
import type { CourierResult, LabelFormat } from "../../shipping.port.ts";
import { callCourier, type CourierAnswer, refused, unreadable, withoutValue } from "../courier-http.ts";
import { romanianTime } from "../../../../../calendar/romanian-time.ts";
import { callWithToken, createTokenKeeper, type Token } from "../token.ts";
import * as wire from "./sameday.wire.ts";

const NAME = "Sameday";
const PER_PAGE = "500";
/** Safety limit, far above the pages that Sameday really returns. A response with more pages is an error. */
const MAX_PAGES = 100;

export type SamedayClient = ReturnType<typeof samedayClient>;

/** Creates a client. It reuses its token until the token expires or is refused. */
export function samedayClient({ url, username, password }: SamedayAccount, now: () => Date) {
  const keeper = createTokenKeeper(logIn, now);

  async function logIn(): Promise<CourierResult<Token>> {
    const headers = { "X-Auth-Username": username, "X-Auth-Password": password };
    const answer = await callCourier(NAME, `${url}/api/authenticate`, { method: "POST", headers });
    const read = readAnswer(answer, wire.authenticated);
    if (!read.ok) return read;
    return { ok: true, value: { value: read.value.token, expiresAt: romanianTime(read.value.expire_at) } };
  }

  function request(path: string, init: RequestInit = {}): Promise<CourierResult<CourierAnswer>> {
    return callWithToken(keeper, (token) =>
      callCourier(NAME, `${url}${path}`, { ...init, headers: { "X-AUTH-TOKEN": token } }),
    );
  }

  async function list<S extends z.ZodType>(
    path: string,
    item: S,
    filter: Record<string, string> = {},
  ): Promise<CourierResult<z.output<S>[]>> {
    const schema = wire.page(item);
    const items: z.output<S>[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({ ...filter, page: String(page), countPerPage: PER_PAGE });
      const read = readAnswer(await request(`${path}?${query}`), schema);
      if (!read.ok) return read;
      if (read.value.pages > MAX_PAGES) return unreadable(NAME);
      ({ pages } = read.value);
      items.push(...read.value.data);
    }
    return { ok: true, value: items };
  }

  const post = (path: string, form: URLSearchParams): Promise<CourierResult<CourierAnswer>> =>
    request(path, { method: "POST", body: form });

  return {
    logIn: async (): Promise<CourierResult<undefined>> => withoutValue(await logIn()),
    listServices: () => list("/api/client/services", wire.service),
    listPickupPoints: () => list("/api/client/pickup-points", wire.pickupPoint),
    listCounties: () => list("/api/geolocation/county", wire.county),
    listLockers: () => list("/api/client/lockers", wire.locker),
    listOutOfHome: () => list("/api/client/ooh-locations", wire.outOfHome),
    /** Lists status changes within a period of at most two hours. */
    listChanges: (from: Date, to: Date) =>
      list("/api/client/status-sync", wire.changedStatus, {
        startTimestamp: String(Math.ceil(from.getTime() / 1_000)),
        endTimestamp: String(Math.ceil(to.getTime() / 1_000)),
      }),
    estimateCost: async (form: URLSearchParams) =>
      readAnswer(await post("/api/awb/estimate-cost", form), wire.estimate),
    createAwb: async (form: URLSearchParams) => readAnswer(await post("/api/awb", form), wire.createdAwb),
    status: async (awb: string) =>
      readAnswer(await request(`/api/client/awb/${encodeURIComponent(awb)}/status`), wire.awbStatus),
    /** Cancels a waybill. Sameday responds with an empty 204, or refuses after pickup. */
    cancelAwb: async (awb: string): Promise<CourierResult<undefined>> => {
      const answer = await request(`/api/awb/${encodeURIComponent(awb)}`, { method: "DELETE" });
      if (!answer.ok) return answer;
      const { status, body } = answer.value;
      if (status < 300) return { ok: true, value: undefined };
      return status >= 500 ? unreadable(NAME) : refused(NAME, wire.refusalText(status, body));
    },
    downloadAwb: async (
      awb: string,
      format: LabelFormat,
    ): Promise<CourierResult<Uint8Array<ArrayBuffer>>> => {
      const answer = await request(`/api/awb/download/${encodeURIComponent(awb)}/${format}`);
      if (!answer.ok) return answer;
      const { status, body, file } = answer.value;
      if (status === 200 && file) return { ok: true, value: file };
      if (status >= 500) return unreadable(NAME);
      return refused(NAME, wire.refusalText(status, body));
    },
  };
}

function readAnswer<S extends z.ZodType>(
  answer: CourierResult<CourierAnswer>,
  schema: S,
): CourierResult<z.output<S>> {
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  if (status >= 500) return unreadable(NAME);
  if (status >= 400) return refused(NAME, wire.refusalText(status, body));
  const read = schema.safeParse(body);
  return read.success ? { ok: true, value: read.data } : unreadable(NAME);
}
