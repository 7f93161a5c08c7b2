import { textOf } from "@curat/ui/form/form-values.ts";
import type { ShownFactor } from "@curat/contract/staff/second-factor.fields";

/** Returns the second factor in a form, by the form's name. The API verifies passkey results. */
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

/** Returns the browser's result, if it is JSON. */
export function credentialOf(form: FormData): Extract<ShownFactor, { factor: "passkey" }>["credential"] {
  try {
    return JSON.parse(textOf(form, "credential")) as never; // The API checks its shape.
  } catch {
    return {} as never; // The API refuses it as malformed.
  }
}
