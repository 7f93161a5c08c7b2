/** The second factor as it is typed. */

/** The field of a code that is shown together with a sensitive form. */
export const PROOF_FIELD = "proof";

/** Six digits are a code of the app; anything else can only be one of the recovery codes. */
export function toShownFactor(typed: string) {
  const code = typed.replaceAll(/\s/g, "");
  return /^\d{6}$/.test(code)
    ? ({ factor: "totp", code } as const)
    : ({ factor: "recovery", code: typed.trim() } as const);
}
