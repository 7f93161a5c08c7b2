import type { Tx } from "../../../db/database.ts";
import { wrapLegacyHash } from "../../../identity/legacy-hash.ts";
import { recordChange } from "../../platform/changes/index.ts";
import {
  type CompanyImport,
  customerChange,
  importCustomers,
  type PlaceImport,
} from "../../selling/customers/index.ts";
import { findPlaceByAnswers, type PlaceAnswers } from "../../platform/geography/index.ts";
import { findCustomerId } from "../../platform/sessions/index.ts";
import { cuiOf, phoneOf, postcodeOf } from "./migration.rules.ts";
import { findMigrated, recordMigrated } from "./migration.store.ts";
import type { SourceAddress, SourceCustomer } from "./records.ts";
import { type Came, KNOWN, PLATFORM_NAMES, type Scene } from "./scene.ts";

export async function moveCustomer(tx: Tx, scene: Scene, moved: SourceCustomer): Promise<Came> {
  const { platform, source, at, actor, cookieKey, choices } = scene;
  const known = await findMigrated(tx, source, { kind: "customer", theirIds: [moved.id] });
  if (known.has(moved.id)) return KNOWN;
  const current = await findCustomerId(tx, moved.email);
  if (current !== undefined) {
    await recordMigrated(tx, source, [{ kind: "customer", theirId: moved.id, ourId: current }]);
    return { outcome: "known", why: "Are deja cont aici; contul a rămas neschimbat." };
  }
  const warnings: string[] = [];
  const { places, companies } = await addressBookOf(tx, moved.addresses, {
    answers: choices.places?.answers,
    warnings,
  });
  const phone = phoneOf(moved.phone);
  if (moved.phone !== "" && phone === "") warnings.push("Telefonul nu este un număr din România.");
  if (moved.password === null) warnings.push("Fără parolă: clientul va alege una nouă.");
  else if (moved.password.kind === "md5" && cookieKey === "")
    warnings.push("Parola MD5 nu poate fi importată fără _COOKIE_KEY_.");
  await importCustomers(
    tx,
    {
      customers: [
        {
          email: moved.email,
          firstName: moved.firstName,
          lastName: moved.lastName,
          phone,
          ...(moved.password && { passwordHash: await wrapLegacyHash(moved.password, cookieKey) }),
          ...(moved.createdAt !== null && { createdAt: new Date(moved.createdAt) }),
          addresses: places,
          companies,
        },
      ],
    },
    at,
  );
  const id = await findCustomerId(tx, moved.email);
  if (id === undefined) throw new Error("A newly inserted customer was not found.");
  await recordChange(
    tx,
    customerChange(id, {
      actor,
      sentence: `Clientul nr. ${id} a fost importat din ${PLATFORM_NAMES[platform]}.`,
    }),
  );
  await recordMigrated(tx, source, [{ kind: "customer", theirId: moved.id, ourId: id }]);
  return { outcome: "moved", why: warnings.join(" ") };
}

async function addressBookOf(
  tx: Tx,
  addresses: readonly SourceAddress[],
  { answers, warnings }: { answers: PlaceAnswers | undefined; warnings: string[] },
): Promise<{ places: PlaceImport[]; companies: CompanyImport[] }> {
  const places = new Map<string, PlaceImport>();
  const companies = new Map<string, CompanyImport>();
  for (const address of addresses) {
    const place = await placeOf(tx, address, answers);
    if (!place) {
      warnings.push(`Adresa din „${address.city}” nu a fost găsită în listele de localități.`);
      continue;
    }
    places.set(JSON.stringify(place), place);
    const company = companyOf(address, place);
    if (company) companies.set(company.cui, company);
    else if (address.company !== "") warnings.push(`Firma „${address.company}” nu are un CUI valid.`);
  }
  return { places: [...places.values()], companies: [...companies.values()] };
}

/** Returns the address with its locality, found in the list or chosen by staff. */
export async function placeOf(
  tx: Tx,
  address: SourceAddress,
  answers: PlaceAnswers = {},
): Promise<PlaceImport | undefined> {
  const { place } = await findPlaceByAnswers(tx, address, answers);
  if (!place || address.street === "") return undefined;
  const { countyId, cityId } = place;
  return { countyId, cityId, street: address.street, postcode: postcodeOf(address.postcode) };
}

/** Returns the company of an address; undefined without a valid CUI. */
export function companyOf<Place extends object>(
  address: SourceAddress,
  place: Place,
): (Place & { name: string; cui: string }) | undefined {
  const cui = cuiOf(address.cui);
  return address.company === "" || cui === "" ? undefined : { ...place, name: address.company, cui };
}
