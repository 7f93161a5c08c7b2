/** Places that are missing from the list of localities. Staff match each one once per export. */
import { UNRESOLVED_PLACES, type UnresolvedPlace } from "@curat/contract/staff/unresolved-places.fields";
import type { Db } from "../../../db/database.ts";
import { findWrittenPlace, placeKey } from "../../platform/geography/index.ts";
import type { NewRecord } from "./migration.store.ts";
import type { SourceAddress, SourceCustomer, SourceOrder } from "./records.ts";

/** Maximum number of different places, to limit memory and queries. Addresses in further places stay as written. */
const MAX_PLACES = 5_000;

export class WrittenPlaces {
  readonly #counted = new Map<string, { address: SourceAddress; rows: number }>();

  take({ kind, record }: Pick<NewRecord, "kind" | "record">): void {
    for (const address of addressesIn(kind, record)) {
      if (address.city === "") continue;
      const key = placeKey(address);
      const counted = this.#counted.get(key);
      if (counted) counted.rows += 1;
      else if (this.#counted.size < MAX_PLACES) this.#counted.set(key, { address, rows: 1 });
    }
  }

  /** Returns up to `UNRESOLVED_PLACES` places that are missing from the list, most frequent first. */
  async unknown(db: Db): Promise<(UnresolvedPlace & { rows: number })[]> {
    const unknown: (UnresolvedPlace & { rows: number })[] = [];
    const sorted = [...this.#counted].toSorted(([, one], [, other]) => other.rows - one.rows);
    for (const [key, { address, rows }] of sorted) {
      if (unknown.length === UNRESOLVED_PLACES) break;
      if (await findWrittenPlace(db, address)) continue;
      unknown.push({ key, county: address.county.slice(0, 200), city: address.city.slice(0, 200), rows });
    }
    return unknown;
  }
}

function addressesIn(kind: NewRecord["kind"], record: object): SourceAddress[] {
  if (kind === "customer") return (record as SourceCustomer).addresses;
  if (kind !== "order") return [];
  const { delivery, billing } = record as SourceOrder;
  return [delivery, billing];
}
