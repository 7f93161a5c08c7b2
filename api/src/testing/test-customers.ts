import { createHash, randomBytes } from "node:crypto";
import { HEADERS } from "@curat/contract/headers.values";
import type { TestCaller, TestShop } from "./test-shop.ts";

export interface LoggedIn extends TestCaller {
  id: number;
  email: string;
  token: string;
}

/** Returns letters only, because searches for a record's number also look in email addresses. */
const randomLetters = (): string =>
  Array.from(randomBytes(8), (byte) => String.fromCodePoint(97 + (byte % 26))).join("");

/** Inserts a customer without a password and opens a session. */
export async function loginAs(
  shop: TestShop,
  { email = `client-${randomLetters()}@example.com`, firstName = "Ana", lastName = "Pop" } = {},
): Promise<LoggedIn> {
  const [customer] = await shop.query<{ id: string }>(
    `insert into customer (first_name, last_name, email, phone, created_at) values ($1, $2, $3, '+40740123456', now())
     returning id`,
    [firstName, lastName, email],
  );
  const id = Number(customer?.id);
  const token = randomBytes(16).toString("base64url");
  await shop.query(
    "insert into customer_session (token_hash, customer_id, created_at, expires_at) values ($1, $2, now(), now() + interval '7 days')",
    [createHash("sha256").update(token).digest(), id],
  );
  return { id, email, token, ...shop.callerWith({ [HEADERS.userToken]: token }) };
}

/** Marks the account's email as verified, so that emails may quote the customer's input. */
export async function proveEmailOf(shop: TestShop, email: string): Promise<void> {
  await shop.query(
    `insert into customer_email_proof (customer_id, email_digest, proven_at)
     select id, sha256(convert_to(lower(email), 'UTF8')), now() from customer where lower(email) = lower($1)
     on conflict do nothing`,
    [email],
  );
}

/** Returns whether the account with that email has verified any address. */
export async function hasEmailProof(shop: TestShop, email: string): Promise<boolean> {
  const proofs = await shop.query(
    "select from customer_email_proof p join customer c on c.id = p.customer_id where c.email = $1",
    [email],
  );
  return proofs.length > 0;
}
