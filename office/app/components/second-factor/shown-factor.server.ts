import { textOf } from "@curat/ui/form/form-values.ts";
import type { ShownFactor } from "@curat/contract/staff/second-factor.fields";

/** Reads a second factor from a form, whose name identifies its kind. The API verifies it. */
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
    // The API validates the shape.
    return JSON.parse(textOf(form, "credential")) as never;
  } catch {
    // The API refuses it as malformed input.
    return {} as never;
  }
}
