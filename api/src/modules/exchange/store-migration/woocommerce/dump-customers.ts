/** Customers are all users except shop staff. */
import { factsBy, rowsOf, type Tables } from "../files/dump-tables.ts";
import { plainOf } from "../files/entities.ts";
import { passwordKindOf, utcMomentOf } from "../files/values.ts";
import type { SourceAddress, SourceCustomer } from "../records.ts";

type Facts = ReadonlyMap<string, string>;
const WORKS_HERE = /administrator|shop_manager|editor|author|contributor/;

export function readCustomers(tables: Tables): SourceCustomer[] {
  const people = factsBy(rowsOf(tables, "usermeta"), "user_id");
  return rowsOf(tables, "users").flatMap((row): SourceCustomer[] => {
    const id = row["ID"] ?? "";
    const facts: Facts = people.get(id) ?? new Map();
    if ([...facts].some(([key, value]) => key.endsWith("capabilities") && WORKS_HERE.test(value))) return [];
    const addresses = ["billing", "shipping"].map((kind) => addressOf(facts, kind));
    const [first = "", ...rest] = plainOf(row["display_name"] ?? "").split(" ");
    const nameOf = (fact: string) => plainOf(facts.get(fact) || (facts.get(`billing_${fact}`) ?? ""));
    return [
      {
        id,
        email: row["user_email"] ?? "",
        firstName: nameOf("first_name") || first,
        lastName: nameOf("last_name") || rest.join(" "),
        phone: facts.get("billing_phone") ?? "",
        createdAt: utcMomentOf(row["user_registered"]),
        password: passwordKindOf(row["user_pass"]),
        addresses: addresses.filter(({ street, city }) => street !== "" && city !== ""),
      },
    ];
  });
}

/** Reads an address from the fields of a user or an order, such as `billing_city` and `billing_address_1`. */
export function addressOf(facts: Facts, kind: string): SourceAddress {
  const at = (name: string) => plainOf(facts.get(`${kind}_${name}`) ?? "").trim();
  return {
    firstName: at("first_name"),
    lastName: at("last_name"),
    phone: at("phone"),
    county: at("state"),
    city: at("city"),
    street: [at("address_1"), at("address_2")].filter((part) => part !== "").join(", "),
    postcode: at("postcode"),
    company: at("company"),
    cui: at("cui") || at("vat_number"),
  };
}
