export const PROOF_FIELD = "proof";

/** Parses a second-factor code. Six digits are an app's code, anything else a recovery code. */
export function toShownFactor(typed: string) {
  const code = typed.replaceAll(/\s/g, "");
  return /^\d{6}$/.test(code)
    ? ({ factor: "totp", code } as const)
    : ({ factor: "recovery", code: typed.trim() } as const);
}
