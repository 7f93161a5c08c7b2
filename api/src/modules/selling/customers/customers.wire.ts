import type { User } from "@curat/contract/customers";
import type { Customer } from "../../platform/sessions/index.ts";

export function toWireUser({ id, firstName, lastName, email, phone }: Customer): User {
  return {
    id,
    firstname: firstName,
    lastname: lastName,
    fullname: `${firstName} ${lastName}`,
    email,
    phone,
  };
}
