/** Staff members are either inserted with an open session, or invited and signed up through the API. */
import { createHash, randomBytes } from "node:crypto";
import { HEADERS } from "@curat/contract/headers.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { Secret, TOTP } from "otpauth";
import { NOBODYS_PASSWORD } from "./test-config.ts";
import type { Answer, TestCaller, TestShop } from "./test-shop.ts";

export interface TestPerson extends TestCaller {
  id: number;
  name: string;
  email: string;
  sessionId: number;
}

let made = 0;

/** Inserts a staff member with their own role, or the owner's, and a session with a fresh second factor. */
export async function aPerson(
  shop: TestShop,
  { permissions, name = `Persoana ${(made += 1)}` }: { permissions: Permission[] | "owner"; name?: string },
): Promise<TestPerson> {
  const email = `om-${randomBytes(4).toString("hex")}@example.com`;
  const [member] = await shop.query<{ id: number }>(
    "insert into staff_member (email, name, state, password_hash, created_at) values ($1, $2, 'active', $3, now()) returning id",
    [email, name, NOBODYS_PASSWORD],
  );
  const id = member?.id ?? 0;
  const role = permissions === "owner" ? await ownerRole(shop) : await aRole(shop, permissions);
  await shop.query("insert into staff_member_role values ($1, $2)", [id, role]);
  return { id, name, email, ...(await aSession(shop, id)) };
}

export async function aSession(
  shop: TestShop,
  memberId: number,
): Promise<TestCaller & Pick<TestPerson, "sessionId">> {
  const token = randomBytes(16).toString("base64url");
  const [session] = await shop.query<{ id: number }>(
    `insert into staff_session
       (token_hash, member_id, device, address, created_at, used_at, expires_at, second_factor_at)
     values ($1, $2, '', '', now(), now(), now() + interval '12 hours', now()) returning id`,
    [createHash("sha256").update(token).digest(), memberId],
  );
  return { sessionId: session?.id ?? 0, ...shop.callerWith({ [HEADERS.staffToken]: token }) };
}

export async function aRole(shop: TestShop, permissions: Permission[]): Promise<number> {
  const [role] = await shop.query<{ id: number }>(
    "insert into staff_role (name, permissions) values ($1, $2) returning id",
    [`Rol ${randomBytes(4).toString("hex")}`, permissions],
  );
  return role?.id ?? 0;
}

export async function ownerRole(shop: TestShop): Promise<number> {
  const [role] = await shop.query<{ id: number }>("select id from staff_role where is_owner");
  return role?.id ?? 0;
}

/** Invites a member from the command line. Returns the token in the link. */
export async function anInvitation(shop: TestShop, email: string, role?: string): Promise<string> {
  const invited = await shop.api.staff.invite({ email, role, again: false });
  if (!invited.ok) throw new Error(invited.error);
  return invited.link.split("/").at(-1) ?? "";
}

export const PASSWORD = "o furnică verde la munte";

export interface LetIn extends TestPerson {
  totpSecret: string;
  recoveryCodes: string[];
}

/** Invites a member (as owner by default) and accepts the invitation with an authenticator app. */
export async function letIn(shop: TestShop, email: string, role?: string): Promise<LetIn> {
  const token = await anInvitation(shop, email, role);
  const { browser, factor: offered } = await begin(shop, token);
  const totpSecret: string = offered.totp.secret;
  const name = `Om ${(made += 1)}`;
  const { body } = await accept(shop, { token, browser, name, factor: "totp", code: codeOf(totpSecret) });
  const caller = shop.callerWith({ [HEADERS.staffToken]: body.data.staff_token });
  const { id } = (await caller.get("/staff/me")).body.data;
  const [session] = await shop.query<{ id: number }>("select id from staff_session where member_id = $1", [
    id,
  ]);
  const recoveryCodes: string[] = body.data.recovery_codes;
  return { id, name, email, sessionId: session?.id ?? 0, ...caller, totpSecret, recoveryCodes };
}

export async function begin(
  shop: TestShop,
  token: string,
): Promise<{
  browser: string;
  factor: { totp: { secret: string; uri: string }; passkey: { challenge: string; rp: { id: string } } };
}> {
  return (await shop.post("/staff/invitation/begin", { token })).body.data;
}

export async function accept(shop: TestShop, sent: object): Promise<Answer> {
  const password = { password: PASSWORD, password_confirm: PASSWORD };
  return shop.post("/staff/invitation/accept", { name: "Ana Pop", ...password, ...sent });
}

/** Returns an authenticator app's code, valid `steps` × 30 seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
}

/** Allows used codes again, as if time had passed. */
export async function later(shop: TestShop, { id }: { id: number }): Promise<void> {
  await shop.query("update staff_totp set last_step = last_step - 10 where member_id = $1", [id]);
}

/** Moves the session's last second factor the given minutes into the past. */
export async function shownAgo(shop: TestShop, { sessionId }: TestPerson, minutes: number): Promise<void> {
  await shop.query(
    "update staff_session set second_factor_at = now() - make_interval(mins => $2) where id = $1",
    [sessionId, minutes],
  );
}
