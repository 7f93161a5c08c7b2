import type { Cart } from "@curat/contract/cart";
import { loadLocalities } from "../../../components/address-fields/localities.server.ts";
import type { Localities } from "../../../components/address-fields/localities.server.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { findCompany } from "../buyer/company-data.server.ts";
import { checkResetAddress, logIn, sendReset } from "../buyer/login.server.ts";
import { applyCoupon, takeCouponOut } from "../cart/coupon.server.ts";
import { searchLockers } from "../lockers/lockers.server.ts";
import type { LockerView } from "../lockers/lockers.server.ts";
import type { Errors } from "../state/checkout-answer.ts";
import type { CheckoutRequest } from "./checkout-action.server.ts";
import { FIELD, INTENT, typedOrder } from "../../../components/checkout-form/form-fields.ts";

export interface Found {
  localities?: Localities[];
  lockers?: LockerView[];
  isStale?: true;
}
interface Done extends Found {
  said:
    | { kind: "applied" }
    | { kind: "asks-reset" }
    | { kind: "company"; isFound: boolean }
    | { kind: "refused"; errors: Errors };
  cart?: Cart | undefined;
  /** These values replace the entered ones on the page. */
  values?: Typed;
}
interface Sent {
  context: CheckoutRequest["context"];
  form: FormData;
}

const APPLIED: Done = { said: { kind: "applied" } };

export async function perform(intent: string, { context, form }: Sent): Promise<Done> {
  switch (intent) {
    case INTENT.login: {
      const errors = await logIn(context, form);
      return errors ? refused(errors) : { ...APPLIED, values: typedByGuest(form), isStale: true };
    }
    case INTENT.requestReset: {
      const errors = checkResetAddress(form);
      return errors ? refused(errors) : { said: { kind: "asks-reset" } };
    }
    case INTENT.reset: {
      const errors = await sendReset(context, form);
      return errors ? refused(errors) : APPLIED;
    }
    case INTENT.coupon: {
      const applied = await applyCoupon(context, form);
      if (!applied.ok) return refused(applied.errors);
      return { ...APPLIED, cart: applied.cart, values: { ...typedOrder(form), [FIELD.coupon]: "" } };
    }
    case INTENT.removeCoupon:
      return { ...APPLIED, cart: await takeCouponOut(context) };
    case INTENT.companyData:
      return fillCompany(context, form);
    case INTENT.lockers:
      return {
        ...APPLIED,
        lockers: (await searchLockers(context, { q: textOf(form, FIELD.lockerSearch) })) ?? [],
      };
    default:
      return APPLIED;
  }
}

function refused(errors: Errors): Done {
  return { said: { kind: "refused", errors } };
}

/** Empty fields are omitted, so that the account's data fill them after the login. */
function typedByGuest(form: FormData): Typed {
  return Object.fromEntries(Object.entries(typedOrder(form)).filter(([, text]) => text !== ""));
}

async function fillCompany(context: Sent["context"], form: FormData): Promise<Done> {
  const found = await findCompany(context, form);
  const values = { ...typedOrder(form), ...found };
  return {
    said: { kind: "company", isFound: found !== undefined },
    values,
    localities: await loadLocalities(apiOf(context), [values["company.countyid"] ?? ""]),
  };
}
