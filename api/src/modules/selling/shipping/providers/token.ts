import type { CourierResult } from "../shipping.port.ts";

export interface Token {
  value: string;
  expiresAt: Date;
}

export interface TokenKeeper {
  get(): Promise<CourierResult<Token>>;
  /** Drops this token after the courier refused it. A newer token stays. */
  forget(token: Token): void;
}

/** A token is not used in its last minute, because it could expire in transit. */
const MARGIN_MS = 60_000;
/**
 * After a refused login, no caller logs in again for this long. Retries for a hundred parcels would lock the account.
 */
const REFUSED_MS = 60_000;

export function createTokenKeeper(logIn: () => Promise<CourierResult<Token>>, now: () => Date): TokenKeeper {
  let stored: Token | undefined;
  let underway: Promise<CourierResult<Token>> | undefined;
  let refusal: { answer: CourierResult<Token>; until: number } | undefined;
  const renew = async (): Promise<CourierResult<Token>> => {
    const answer = await logIn();
    stored = answer.ok ? answer.value : undefined;
    if (answer.ok) return answer;
    // `hasAnswered` is dropped: the courier responded to the login, but not to the actual call.
    const unanswered = { ok: false, kind: answer.kind, message: answer.message } as const;
    if (answer.kind === "refused") refusal = { answer: unanswered, until: now().getTime() + REFUSED_MS };
    return unanswered;
  };
  return {
    get: async () => {
      // An unreadable expiry time counts as expired, so every call logs in again.
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

/** Calls with a token. If the courier refuses it, retries once with a new token. */
export async function callWithToken<T>(
  keeper: TokenKeeper,
  send: (token: string) => Promise<CourierResult<T & { status: number }>>,
): Promise<CourierResult<T & { status: number }>> {
  const first = await keeper.get();
  if (!first.ok) return first;
  const answer = await send(first.value.value);
  if (!answer.ok || answer.value.status !== 401) return answer;
  keeper.forget(first.value);
  const second = await keeper.get();
  return second.ok ? send(second.value.value) : second;
}
