/** What comes of a call to ANAF, as a value: pure. */

/**
 * Why a call brought nothing. `not-sent`: nothing left this machine. `lost`: it left, and nobody knows what became of it;
 * a firewall's page counts so too. `busy`: ANAF takes no more calls for now. `denied`: the token or its right is not
 * taken. `refused`: ANAF understood and said no.
 */
export interface AnafFailure {
  ok: false;
  kind: "not-sent" | "lost" | "busy" | "denied" | "refused";
  /** In Romanian, or ANAF's own words. */
  message: string;
}
export type AnafResult<T> = { ok: true; value: T } | AnafFailure;

export function failed(kind: AnafFailure["kind"], message: string): AnafFailure {
  return { ok: false, kind, message };
}

/** Whether the next call of the same minute would go no better. */
export function isAway({ kind }: AnafFailure): boolean {
  return kind !== "refused";
}
