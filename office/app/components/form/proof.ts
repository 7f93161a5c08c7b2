/** A typed second factor. */

/** Field for the code in a sensitive form. */
export const PROOF_FIELD = "proof";

/** Parses a typed code: six digits come from an app, anything else can only be a recovery code. */
export function toShownFactor(typed: string) {
  const code = typed.replaceAll(/\s/g, "");
  return /^\d{6}$/.test(code)
    ? ({ factor: "totp", code } as const)
    : ({ factor: "recovery", code: typed.trim() } as const);
}
