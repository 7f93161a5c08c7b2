/** What another shop's export says of a person, told and erased: what was read of it; and files that would bring him back, erased. */
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { MovedAddress, MovedCustomer, MovedOrder } from "./records.ts";

const WHY = "Șters la cererea persoanei.";
/** An address may stand where one part of a file ends and the next begins. */
const LONGEST_EMAIL = 254;

interface Person {
  customerId: number;
  /** As the account has it. */
  email: string;
}

/** Whether the account was taken over from the record `r`. */
const becameAccount = (customerId: number) => sql<boolean>`exists (
  select from moved m join moving g on g.id = r.moving_id
  where m.platform = g.platform and m.kind = 'customer' and r.kind = 'customer'
    and m.their_id = r.their_id and m.our_id = ${customerId}
)`;

/**
 * What was read of a person and is kept, for 30 days at most: what says that it is his. Where an erasure looks for the e-mail
 * anywhere, nobody is told what only mentions him. What was taken over is told where it stands; no password's hash is.
 */
export async function storedMoved(tx: Tx, { customerId, email }: Person) {
  const { rows } = await sql<{
    platform: string;
    kind: "customer" | "order";
    status: string;
    title: string;
    reason: string;
    created_at: Date;
    record: Partial<MovedCustomer & MovedOrder> | null;
  }>`
    select v.platform, r.kind, r.outcome as status, r.title, r.why as reason, v.created_at, r.record
    from moving_record r join moving v on v.id = r.moving_id
    where r.kind in ('customer', 'order')
      and (lower(trim(r.record ->> 'email')) = ${email.toLowerCase()} or ${becameAccount(customerId)})
    order by r.moving_id, r.kind, r.place`.execute(tx);
  return rows.map(({ record, ...told }) => ({ ...told, ...(record && saidIn(record)) }));
}

function saidIn({
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
  totalMillionths,
}: Partial<MovedCustomer & MovedOrder>) {
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    number,
    placed_at: placedAt && !Number.isNaN(Date.parse(placedAt)) ? new Date(placedAt) : undefined,
    total_bani: totalMillionths === undefined ? undefined : Math.round(totalMillionths / 10_000),
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
}: MovedAddress) {
  return { first_name: firstName, last_name: lastName, street, city, county, postcode, phone, company, cui };
}

/**
 * Empties what was read of a person, which is not taken over any more, and deletes each table or dump that names the e-mail:
 * read once more it would bring back whom it erased.
 */
export async function eraseMoved(tx: Tx, { customerId, email }: Person): Promise<void> {
  const address = email.toLowerCase();
  await sql`
    update moving_record r set record = null, title = '', why = ${WHY},
      outcome = case when r.outcome = 'waiting' then 'left' else r.outcome end
    where r.kind in ('customer', 'order') and (
      position(${address} in lower(r.title)) > 0
      or position(${address} in lower(r.record::text)) > 0
      or ${becameAccount(customerId)}
    )`.execute(tx);
  await sql`
    delete from moving_file f where f.kind in ('table', 'dump') and exists (
      select from (
        select content || substring(
          coalesce(lead(content) over (order by place), ''::bytea) from 1 for ${LONGEST_EMAIL}::integer) as content
        from moving_file_part where file_id = f.id
      ) part
      where position(convert_to(${email}, 'UTF8') in part.content) > 0
        or position(convert_to(${address}, 'UTF8') in part.content) > 0
    )`.execute(tx);
}
