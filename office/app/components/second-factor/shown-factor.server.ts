import { textOf } from "@curat/ui/form/form-values.ts";
import type { ShownFactor } from "@curat/contract/staff/second-factor.fields";

/** Reads a second factor of the kind that the form's name selects. The API verifies it. */
export function shownFactorOf(form: FormData): ShownFactor {
  switch (textOf(form, "form")) {
    case "passkey":
      return { factor: "passkey", credential: credentialOf(form) };
    case "recovery":
      return { factor: "recovery", code: textOf(form, "code") };
    default:
      return { factor: "totp", code: textOf(form, "code") };
  }
}

/** Returns the browser's passkey result, or an empty object if it is not valid JSON. */
export function credentialOf(form: FormData): Extract<ShownFactor, { factor: "passkey" }>["credential"] {
  try {
    // The cast is safe, because the API validates the value.
    return JSON.parse(textOf(form, "credential")) as never;
  } catch {
    // The API refuses it as malformed input.
    return {} as never;
  }
}
