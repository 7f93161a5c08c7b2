import type { StaffCustomer } from "@curat/contract/staff/customers";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { texts } from "./texts.ts";

type PersonFields = Pick<StaffCustomer, "firstname" | "lastname" | "phone">;

export function filledPerson({ firstname, lastname, phone }: PersonFields): Typed {
  return { firstname, lastname, phone };
}

export const COMPARED_PERSON: Compared = {
  labels: { firstname: texts.firstname, lastname: texts.lastname, phone: texts.phone },
};
