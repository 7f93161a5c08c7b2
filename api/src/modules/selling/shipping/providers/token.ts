/** A token that lasts until it expires, asked for once however many wait for it. */
import type { CourierResult } from "../shipping.port.ts";

export interface Token {
  value: string;
  expiresAt: Date;
}

export interface TokenKeeper {
  get(): Promise<CourierResult<Token>>;
  /** The courier no longer takes this one; a newer one stays. */
  forget(token: Token): void;
}

/** A token is left alone in its last minute: it could end on the way. */
const MARGIN_MS = 60_000;
/** So long a refused login stands for all who wait: asked again for each of a hundred parcels it would lock the account. */
const REFUSED_MS = 60_000;

export function keepToken(logIn: () => Promise<CourierResult<Token>>, now: () => Date): TokenKeeper {
  let stored: Token | undefined;
  let underway: Promise<CourierResult<Token>> | undefined;
  let refusal: { answer: CourierResult<Token>; until: number } | undefined;
  const renew = async (): Promise<CourierResult<Token>> => {
    const answer = await logIn();
    stored = answer.ok ? answer.value : undefined;
    if (answer.ok) return answer;
    // Whatever was said at the door, what was to be asked behind it has no answer.
    const unanswered = { ok: false, kind: answer.kind, message: answer.message } as const;
    if (answer.kind === "refused") refusal = { answer: unanswered, until: now().getTime() + REFUSED_MS };
    return unanswered;
  };
  return {
    get: async () => {
      // A date that could not be read counts as over: every call then asks anew.
      if (stored && stored.expiresAt.getTime() - MARGIN_MS > now().getTime())
        return { ok: true, value: stored };
      if (refusal && refusal.until > now().getTime()) return refusal.answer;
      underway ??= renew().finally(() => {
        underway = undefined;
      });
      return underway;
    },
    forget: (token) => {
      if (stored === token) stored = undefined;
    },
  };
}

/** Asks with a token; where the courier does not take it, once more with a new one. */
export async function askWithToken<T>(
  keeper: TokenKeeper,
  ask: (token: string) => Promise<CourierResult<T & { status: number }>>,
): Promise<CourierResult<T & { status: number }>> {
  const first = await keeper.get();
  if (!first.ok) return first;
  const answer = await ask(first.value.value);
  if (!answer.ok || answer.value.status !== 401) return answer;
  keeper.forget(first.value);
  const second = await keeper.get();
  return second.ok ? ask(second.value.value) : second;
}
