/**
 * A provider that supports only the documented calls, as a `fetch` in this process or as a server (main.ts).
 */
import { answer } from "./answers.ts";
import type { Answer } from "./answer.ts";
import { isManner, type Manner, type Sent, spoken } from "./manners.ts";
import { newShop, type ShopState } from "./shop-state.ts";

interface ProviderOptions {
  manner?: Manner;
  seed?: number;
  apiKey?: string;
  /** Changes a response before it is sent; `call` is the method and path without the query. */
  change?: (call: string, answer: Answer) => Answer;
  /** Returns a response to send instead of executing the call. */
  instead?: (call: string) => Answer | undefined;
}
export interface Provider {
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  shop: ShopState;
}

export const API_PATH = "/api/v1";

export function createProvider({
  manner = "plain",
  seed = 1,
  apiKey,
  change,
  instead,
}: ProviderOptions = {}): Provider {
  const shop = newShop();
  let spokenNow = manner;
  async function reply(request: Request): Promise<Sent> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(API_PATH, "");
    const call = `${request.method} ${path}`;
    // Order ids are random, but a seed must give the same result in every run.
    const place = call.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, "{id}");
    const isKnown = apiKey === undefined || request.headers.get("x-api-key") === apiKey;
    // Real providers have no such call. A test uses it to set the style of the next responses.
    const [, requested] = /^POST \/speak\/(\w+)$/.exec(call) ?? [];
    if (requested && isManner(requested)) spokenNow = requested;
    const other = instead?.(call);
    if (other) return spoken("plain", seed, place, other);
    const plain = isKnown
      ? answer(request.method, path, {
          shop,
          query: searchParams,
          cartId: request.headers.get("qcartid") ?? undefined,
          token: request.headers.get("user-token") ?? undefined,
          body: await bodyOf(request),
        })
      : { status: 401, body: { message: "Cheie necunoscută" } };
    return spoken(spokenNow, seed, place, change ? change(call, plain) : plain);
  }
  return {
    shop,
    async fetch(input, init) {
      const { status, text, type } = await reply(new Request(input, init));
      return new Response(text, { status, headers: { "content-type": type } });
    },
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text === "" ? {} : (JSON.parse(text) as unknown);
  } catch {
    return {};
  }
}
