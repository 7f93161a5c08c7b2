import type { CustomerImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import type { Assortment } from "./assortment.ts";
import { COMPANIES } from "./companies.ts";
import { type Person, PERSONS } from "./persons.ts";

export function customerImports(assortment: Assortment, today: Date): CustomerImport[] {
  const people: Person[] = Object.values(PERSONS);
  return people.flatMap(({ account, places, ...person }) => {
    if (!account) return [];
    const { registeredDaysAgo, password, companies = [], favourites = [] } = account;
    return [
      {
        ...person,
        ...(password === undefined ? {} : { password }),
        createdAt: new Date(today.getTime() - registeredDaysAgo * DAY_MS),
        addresses: [...places],
        companies: companies.map((key) => COMPANIES[key]),
        favourites: favourites.flatMap((base) => assortment.find(base, { since: today })?.product.id ?? []),
      },
    ];
  });
}
