/** What each button of the checkout's form does, beside applying what stands in the form. */
import { textOf } from "@curat/ui/form/form-values.ts";
import { loadLocalities } from "../../../components/address-fields/localities.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import type { CheckoutAnswer, CheckoutRequest } from "./checkout-action.server.ts";
import { findCompany } from "../buyer/company-data.server.ts";
import { applyCoupon, takeCouponOut } from "../cart/coupon.server.ts";
import { checkResetAddress, logIn, sendReset } from "../buyer/entering.server.ts";
import { FIELD, INTENT, typedOrder } from "./form-fields.ts";
import { searchLockers } from "../lockers/lockers.server.ts";

type Done = Omit<CheckoutAnswer, "notices">;
interface Sent {
  context: CheckoutRequest["context"];
  form: FormData;
}

/** Does what the button says; the neutral ones have nothing to add. */
export async function perform(intent: string, { context, form }: Sent): Promise<Done> {
  switch (intent) {
    case INTENT.login: {
      const errors = await logIn(context, form);
      return errors ? { errors } : { values: typedByGuest(form) };
    }
    case INTENT.askReset: {
      const errors = checkResetAddress(form);
      return errors ? { errors } : { asksReset: true };
    }
    case INTENT.reset:
      return withErrors(await sendReset(context, form));
    case INTENT.coupon: {
      const errors = await applyCoupon(context, form);
      return errors ? { errors } : { values: { ...typedOrder(form), [FIELD.coupon]: "" } };
    }
    case INTENT.removeCoupon:
      await takeCouponOut(context);
      return {};
    case INTENT.companyData:
      return fillCompany(context, form);
    case INTENT.lockers:
      return { lockers: (await searchLockers(context, textOf(form, FIELD.lockerSearch))) ?? [] };
    default:
      return {};
  }
}

function withErrors(errors: Done["errors"]): Done {
  return errors ? { errors } : {};
}

/** What the guest left empty is filled in from the account. */
function typedByGuest(form: FormData) {
  return Object.fromEntries(Object.entries(typedOrder(form)).filter(([, text]) => text !== ""));
}

async function fillCompany(context: Sent["context"], form: FormData): Promise<Done> {
  const found = await findCompany(context, form);
  const values = { ...typedOrder(form), ...found };
  return {
    values,
    localities: await loadLocalities(apiOf(context), [values["company.countyid"] ?? ""]),
    filled: { isFound: found !== undefined, at: Date.now() },
  };
}
