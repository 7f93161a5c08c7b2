/** Result of a call to ANAF. Pure. */

/**
 * Why a call failed. `not-sent`: nothing left this machine. `lost`: it was sent with unknown outcome,
 * including a firewall's page. `busy`: ANAF accepts no calls for now. `denied`: the token or its permission
 * was rejected. `refused`: ANAF processed and rejected it.
 */
export interface AnafFailure {
  ok: false;
  kind: "not-sent" | "lost" | "busy" | "denied" | "refused";
  /** In Romanian, or ANAF's own text. */
  message: string;
}
export type AnafResult<T> = { ok: true; value: T } | AnafFailure;

export function failed(kind: AnafFailure["kind"], message: string): AnafFailure {
  return { ok: false, kind, message };
}

/** Returns whether further calls in the same minute would fail too. */
export function isAway({ kind }: AnafFailure): boolean {
  return kind !== "refused";
}
