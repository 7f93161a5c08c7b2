import { textOf } from "@curat/ui/form/form-values.ts";
import type { ShownFactor } from "@curat/contract/staff/second-factor.fields";

/** What a form of a second factor shows: its name says which. What the browser made of a passkey is the API's to judge. */
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

/** What a browser answered, as far as it is JSON at all. */
export function credentialOf(form: FormData): Extract<ShownFactor, { factor: "passkey" }>["credential"] {
  try {
    return JSON.parse(textOf(form, "credential")) as never; // the API checks its shape
  } catch {
    return {} as never; // refused by the API as malformed
  }
}
