import { data, redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { finishStaffLogin, loginStaff } from "@curat/contract/staff/session";
import { SECOND_FACTORS } from "@curat/contract/staff/people.values";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import { refuse } from "../../../components/form/send.server.ts";
import type { RequestedFactor } from "../../../components/second-factor/show-factor.tsx";
import { shownFactorOf } from "../../../components/second-factor/shown-factor.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { findStaff } from "../../../session/staff.server.ts";
import { returnPathOf } from "../../../session/return-path.ts";

/** A login that still needs the second factor. The form submits it with the second step. */
export interface Pending extends RequestedFactor {
  login: string;
}

const FEW_CODES = 3;

/** Loads the login form. Redirects people who are already logged in. */
export async function loadLogin({ context, url }: LoaderFunctionArgs) {
  if (sessionOf(context).isRead && (await findStaff(context))) throw redirect(returnPathOf(url));
  return null;
}

/** Checks the password or, in the second step, the second factor, which opens the session. */
export async function logIn({ request, context, url }: { request: Request; context: Context; url: URL }) {
  const form = await request.formData();
  if (textOf(form, "form") === "password") {
    const body = { email: textOf(form, "email"), password: exactTextOf(form, "password") };
    const answer = await apiOf(context).call(loginStaff, { body });
    return answer.ok ? data({ pending: answer.data }) : refuse(form, answer);
  }
  const pending = pendingIn(form);
  if (!pending) return data({ over: "Sesiunea a expirat. Scrie din nou parola." }, { status: 422 });
  const body = { login: pending.login, ...shownFactorOf(form) };
  const answer = await apiOf(context).call(finishStaffLogin, { body });
  if (!answer.ok) {
    if (answer.errors?.login)
      return data({ over: "Sesiunea a expirat. Scrie din nou parola." }, { status: 422 });
    return refuse(form, answer, { pending });
  }
  const { staff_token, recovery_codes_left } = answer.data;
  sessionOf(context).set("session", staff_token);
  const isLow = recovery_codes_left < FEW_CODES;
  return leaveTo(
    context,
    returnPathOf(url),
    isLow
      ? recovery_codes_left === 0
        ? "Nu mai ai niciun cod de rezervă. Creează altele în contul tău."
        : `Mai ai ${recovery_codes_left === 1 ? "un cod" : `${recovery_codes_left} coduri`} de rezervă. Creează altele în contul tău.`
      : undefined,
    "error",
  );
}

/** Reads the login that is pending in the form. Omits invalid values, because the form may have been tampered with. */
function pendingIn(form: FormData): Pending | undefined {
  try {
    const { login, factors, passkey } = JSON.parse(textOf(form, "pending")) as Partial<Pending>;
    if (typeof login !== "string" || !Array.isArray(factors)) return undefined;
    return {
      login,
      factors: SECOND_FACTORS.filter((factor) => factors.includes(factor)),
      passkey: typeof passkey === "object" ? passkey : null,
    };
  } catch {
    return undefined;
  }
}
