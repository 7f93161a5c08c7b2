import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { namesAddress } from "../../../db/names-address.ts";
import { isLei } from "./currency.ts";
import type { SourceAddress, SourceCustomer, SourceOrder } from "./records.ts";

const WHY = "Șters la cererea persoanei.";
/** An email address may span two parts of a file. Two more characters show where it ends. */
const INTO_NEXT = 254 + 2;

interface Person {
  customerId: number | null;
  email: string;
}

/** Returns SQL that is true if the account was created from record `r`. */
const becameAccount = (customerId: number | null) => sql<boolean>`exists (
  select from migrated_record m join store_migration g on g.id = r.store_migration_id
  where m.platform = rtrim(g.platform || ' ' || g.store) and m.kind = 'customer' and r.kind = 'customer'
    and m.external_id = r.external_id and m.local_id = ${customerId}
)`;

/**
 * Returns a person's own records without password hashes. Records that only mention the person are left out. Imported
 * data are exported from their own tables.
 */
export async function storedMigrations(tx: Tx, { customerId, email }: Person) {
  const { rows } = await sql<{
    platform: string;
    kind: "customer" | "order";
    status: string;
    title: string;
    reason: string;
    created_at: Date;
    record: Partial<SourceCustomer & SourceOrder> | null;
  }>`
    select v.platform, r.kind, r.outcome as status, r.title, r.why as reason, v.created_at, r.record
    from store_migration_record r join store_migration v on v.id = r.store_migration_id
    where r.kind in ('customer', 'order')
      and (lower(trim(r.record ->> 'email')) = ${email.toLowerCase()} or ${becameAccount(customerId)})
    order by r.store_migration_id, r.kind, r.place`.execute(tx);
  return rows.map(({ record, ...reported }) => ({ ...reported, ...(record && personalTexts(record)) }));
}

function personalTexts({
  firstName,
  lastName,
  phone,
  email,
  number,
  placedAt,
  note,
  addresses,
  delivery,
  billing,
  lines,
  currency,
  totalMillionths,
}: Partial<SourceCustomer & SourceOrder>) {
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    number,
    placed_at: placedAt && !Number.isNaN(Date.parse(placedAt)) ? new Date(placedAt) : undefined,
    // Amounts in another currency have no value in bani. The reason contains the amount.
    total_bani:
      totalMillionths === undefined || !isLei(currency ?? "")
        ? undefined
        : Math.round(totalMillionths / 10_000),
    observation: note,
    addresses: [...(addresses ?? []), delivery, billing].flatMap((one) => (one ? addressIn(one) : [])),
    lines: lines?.map(({ name, code, quantity }) => ({ name, code, quantity })),
  };
}

function addressIn({
  firstName,
  lastName,
  street,
  city,
  county,
  postcode,
  phone,
  company,
  cui,
}: SourceAddress) {
  return { first_name: firstName, last_name: lastName, street, city, county, postcode, phone, company, cui };
}

/**
 * Clears a person's records and deletes files that contain exactly their email address. Such files could restore the
 * person's data.
 */
export async function eraseMigrations(tx: Tx, { customerId, email }: Person): Promise<void> {
  const address = email.toLowerCase();
  const named = namesAddress(address);
  await sql`
    update store_migration_record r set record = null, title = '', why = ${WHY},
      outcome = case when r.outcome = 'waiting' then 'left' else r.outcome end
    where r.kind in ('customer', 'order') and (
      lower(r.title) ~ ${named}
      or case when position(${address} in lower(r.record::text)) > 0
        then lower(r.record::text) ~ ${named} else false end
      or ${becameAccount(customerId)}
    )`.execute(tx);
  await sql`
    delete from store_migration_file f where f.kind in ('table', 'dump') and exists (
      select from (
        -- Of the part before, what shows that an address begins where this one does; one that began there is found there.
        select coalesce('x'::bytea || substring(lag(content) over parts from greatest(1, length(lag(content) over parts) - 1)), ''::bytea) || content || substring(
          coalesce(lead(content) over parts, ''::bytea) from 1 for ${INTO_NEXT}::integer) as content
        from store_migration_file_part where file_id = f.id window parts as (order by place)
      ) part
      -- Conditions beside each other are asked in the order that PostgreSQL thinks cheap.
      where case when position(convert_to(${email}, 'UTF8') in part.content) > 0
          or position(convert_to(${address}, 'UTF8') in part.content) > 0
        then lower(encode(part.content, 'escape') collate "C") ~ ${named} else false end
    )`.execute(tx);
}
