import { isCompany, isSameAddress, savedId } from "../../../components/checkout-form/form-fields.ts";
import type { Errors } from "../state/checkout-answer.ts";
import { texts } from "./texts.ts";
import type { ChosenEntries } from "./saved-entries.server.ts";
import { addressEntry, companyEntry, hasChanged, isChoiceGone } from "./saved-entry.ts";

/** Returns errors for a chosen address or company that another tab deleted or changed. */
export function changedEntries(form: FormData, { address, company }: ChosenEntries): Errors {
  const errors: Errors = {};
  if (!isSameAddress(form)) {
    const choice = "deliveryaddress.id";
    if (isChoiceGone(form, choice) || (savedId(form, "deliveryaddress") !== "" && !address))
      errors[choice] = [texts.addressGone];
    else if (address && hasChanged(form, choice, addressEntry(address)))
      errors[choice] = [texts.addressChanged];
  }
  if (isCompany(form)) {
    const choice = "company.id";
    if (isChoiceGone(form, choice) || (savedId(form, "company") !== "" && !company))
      errors[choice] = [texts.companyGone];
    else if (company && hasChanged(form, choice, companyEntry(company)))
      errors[choice] = [texts.companyChanged];
  }
  return errors;
}
