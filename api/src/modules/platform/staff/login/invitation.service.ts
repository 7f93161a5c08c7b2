/** An emailed single-use link lets a new member set a name, a password and the first second factor. */
import { PASSWORD_TEXTS } from "@curat/contract/customers.values";
import type { NewFactor } from "@curat/contract/staff/second-factor.fields";
import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction } from "../../../../db/database.ts";
import { keyDigest } from "../../../../identity/key-digest.ts";
import { isGuessable } from "../../../../identity/password-rules.ts";
import { hashPassword } from "../../../../identity/password.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { seal, unseal } from "../../../../identity/sealed.ts";
import { recordChange } from "../../changes/index.ts";
import { renewRecoveryCodes, setUp } from "../factors/factors.service.ts";
import { lockFactors } from "../factors/factors.store.ts";
import { creationOptions, newChallenge, type PasskeyOptions } from "../factors/passkeys.ts";
import { newTotpSecret, totpUri } from "../factors/totp.ts";
import type { MemberFacts } from "../people/people.rules.ts";
import { findMember, type MemberRow, updateMember } from "../people/people.store.ts";
import { deleteLinks, findLink, insertLink, type Link, lockLink, updateBegun } from "./links.store.ts";
import { wrongFactor } from "./login.service.ts";
import { type Failed, GONE, refused } from "./outcomes.ts";
import { GOOD_MINUTES } from "./session.rules.ts";
import { type Opened, openSession, type Place } from "./sessions.service.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** Creates a link for a member who has not accepted yet. Only the email or the command line shows the token. */
export async function createInvitation(
  { now, config }: Pick<Shop, "now" | "config">,
  db: Db,
  memberId: number,
): Promise<{ name: string; email: string; token: string } | undefined> {
  const member = await findMember(db, memberId);
  if (!member?.email || member.state !== "invited") return undefined;
  const token = randomId();
  await insertLink(db, {
    tokenHash: keyDigest(token),
    memberId,
    kind: "invitation",
    // This secret is replaced when someone starts to accept the invitation.
    totpSecret: seal(config.sealKey, newTotpSecret()),
    challenge: newChallenge(),
    now: now(),
    minutes: GOOD_MINUTES.invitation,
  });
  return { name: member.name, email: member.email, token };
}

interface Offer {
  totp: { secret: string; uri: string };
  passkey: PasskeyOptions;
}
interface FoundInvitation {
  ok: true;
  member: MemberRow;
  email: string;
  expiresAt: Date;
  isBegun: boolean;
  /** Null, except for the browser that started to accept. */
  factor: Offer | null;
}

/** Returns an invitation; `GONE` if it was used or replaced or has expired. */
export async function seeInvitation(
  { db, config }: Shop,
  { token, browser }: { token: string; browser: string | undefined },
): Promise<FoundInvitation | Failed> {
  const link = await findLink(db, invitationOf(token));
  const member = link && (await findMember(db, link.memberId));
  if (!link || !member?.email || member.state !== "invited") return GONE;
  const { email } = member;
  const { expiresAt, begunBy } = link;
  const factor = isBegunBy(link, browser) ? await offerOf(config, { ...link, member, email }) : null;
  return { ok: true, member, email, expiresAt, isBegun: begunBy !== null, factor };
}

/** Binds the setup data to this browser. Starting in another browser invalidates the first start. */
export async function beginInvitation(
  { db, config }: Shop,
  token: string,
): Promise<{ ok: true; browser: string; factor: Offer } | Failed> {
  const link = await findLink(db, invitationOf(token));
  const member = link && (await findMember(db, link.memberId));
  if (!member?.email || member.state !== "invited") return GONE;
  const browser = randomId();
  const offered = { totpSecret: seal(config.sealKey, newTotpSecret()), challenge: newChallenge() };
  if (!(await updateBegun(db, keyDigest(token), { begunBy: keyDigest(browser), ...offered }))) return GONE;
  const factor = await offerOf(config, { ...offered, member, email: member.email });
  return factor ? { ok: true, browser, factor } : GONE;
}

async function offerOf(
  config: Shop["config"],
  {
    totpSecret,
    challenge,
    member: { id: memberId, name },
    email,
  }: Pick<Link, "totpSecret" | "challenge"> & { member: MemberRow; email: string },
): Promise<Offer | null> {
  const secret = totpSecret === null ? undefined : unseal(config.sealKey, totpSecret);
  if (secret === undefined || challenge === null) return null;
  const uri = totpUri(secret, { shop: new URL(config.shopUrl).hostname, email });
  const passkey = await creationOptions(config, { memberId, email, name, challenge, standing: [] });
  return { totp: { secret, uri }, passkey };
}

function isBegunBy({ begunBy }: Link, browser: string | undefined): boolean {
  return begunBy !== null && browser !== undefined && begunBy.equals(keyDigest(browser));
}

const FOREIGN = "Invitația a fost începută în alt browser. Reîncarcă pagina și începe din nou aici.";

/** Accepts an invitation. The member becomes active with this password and second factor. */
export async function acceptInvitation(
  shop: Shop,
  {
    token,
    browser,
    name,
    password,
    made,
  }: { token: string; browser: string; name: string; password: string; made: NewFactor },
  place: Place,
): Promise<(Opened & { recoveryCodes: string[] }) | Failed> {
  const { db, now } = shop;
  const at = now();
  const found = await findLink(db, invitationOf(token));
  const invited = found && (await findMember(db, found.memberId));
  if (!invited?.email) return GONE;
  if (isGuessable(password, invited.email)) return refused({ password: [PASSWORD_TEXTS.tooCommon] });
  const passwordHash = await hashPassword(password);
  const memberId = invited.id;
  return transaction(db, async (tx): Promise<(Opened & { recoveryCodes: string[] }) | Failed> => {
    await lockFactors(tx, memberId);
    const link: Link | undefined = await lockLink(tx, invitationOf(token));
    const member = await findMember(tx, memberId);
    if (!link || member?.state !== "invited") return GONE;
    if (!isBegunBy(link, browser))
      return refused({ [made.factor === "totp" ? "code" : "credential"]: [FOREIGN] });
    const offered = { secret: link.totpSecret, challenge: link.challenge };
    if (!(await setUp(shop, tx, { memberId, made, offered }))) return wrongFactor(made);
    await deleteLinks(tx, memberId);
    await updateMember(tx, memberId, { name, state: "active", passwordHash });
    const roles = member.roles.map((role) => role.name);
    const before: MemberFacts = { name: member.name, state: member.state, roles };
    const after: MemberFacts = { name, state: "active", roles };
    await recordChange(tx, {
      actor: { kind: "staff", id: String(memberId), name },
      subject: { kind: "staff_member", id: memberId },
      sentence: `${name} a acceptat invitația.`,
      before,
      after,
      touched: [],
    });
    const recoveryCodes = await renewRecoveryCodes(tx, memberId);
    return { ...(await openSession(tx, { memberId, place, now: at })), recoveryCodes };
  });
}

function invitationOf(token: string) {
  return { tokenHash: keyDigest(token), kind: "invitation" as const };
}
