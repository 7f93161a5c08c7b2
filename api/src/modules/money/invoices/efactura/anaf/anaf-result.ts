/**
 * Why a call failed.
 * - `not-sent`: nothing left this machine.
 * - `lost`: it was sent, but the outcome is unknown, for example after a firewall's page.
 * - `busy`: ANAF accepts no calls at the moment.
 * - `denied`: ANAF rejected the token or its permission.
 * - `refused`: ANAF processed the call and rejected it.
 */
export interface AnafFailure {
  ok: false;
  kind: "not-sent" | "lost" | "busy" | "denied" | "refused";
  message: string;
}
export type AnafResult<T> = { ok: true; value: T } | AnafFailure;

export function failed(kind: AnafFailure["kind"], message: string): AnafFailure {
  return { ok: false, kind, message };
}

/** Returns whether other calls in the same minute would also fail. */
export function isAway({ kind }: AnafFailure): boolean {
  return kind !== "refused";
}
