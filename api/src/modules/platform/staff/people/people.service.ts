/** Staff cannot change members who have permissions that they lack. */
import type { StaffMember } from "@curat/contract/staff/people";
import type { StaffState } from "@curat/contract/staff/people.values";
import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction, type Tx } from "../../../../db/database.ts";
import type { Staff } from "../../../../http/caller.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { type NewChange, recordChange, StaleVersion, versionOf } from "../../changes/index.ts";
import { deleteLinks } from "../login/links.store.ts";
import { deleteSessionsOf } from "../login/sessions.store.ts";
import { deleteNoticeChoices } from "../notices/notices.store.ts";
import { deleteFactors } from "../factors/factors.store.ts";
import { mayGrant } from "../grants.rules.ts";
import { revokeKeysOf } from "../keys/keys.service.ts";
import { findRoles, lockPeople } from "../roles/roles.store.ts";
import { keepsAnOwner, type MemberFacts, memberSentence } from "./people.rules.ts";
import {
  findMember,
  findMemberView,
  forgetMember,
  insertMember,
  loadOwners,
  type MemberRow,
  replaceRoles,
  updateMember,
} from "./people.store.ts";
import { toStaffMember } from "./people.wire.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type SavedMember =
  | { ok: true; id: number; version: number }
  | {
      ok: false;
      error: "unknown" | "forbidden" | "taken" | "unknown-role" | "last-owner" | "is-in" | "is-locked";
    };

interface WriteInput {
  id: number;
  expectedVersion: number | undefined;
  actor: Staff;
}

export async function findStaffMember({ db, now }: Shop, id: number): Promise<StaffMember | undefined> {
  const member = await findMemberView(db, id, now());
  return member && toStaffMember(member, await versionOf(db, { kind: "staff_member", id }));
}

export async function inviteMember(
  { db, now }: Shop,
  actor: Staff,
  { email, name, roleIds }: { email: string; name: string; roleIds: readonly number[] },
): Promise<SavedMember> {
  return transaction(db, async (tx): Promise<SavedMember> => {
    await lockPeople(tx);
    const roles = await findRoles(tx, roleIds);
    if (roles.length < new Set(roleIds).size) return { ok: false, error: "unknown-role" };
    if (!mayGrant(actor, roles)) return { ok: false, error: "forbidden" };
    const id = await insertMember(tx, { email, name, now: now() });
    if (id === undefined) return { ok: false, error: "taken" };
    await replaceRoles(
      tx,
      id,
      roles.map((role) => role.id),
    );
    await enqueueInvitation(tx, id);
    const after: MemberFacts = { name, state: "invited", roles: roles.map((role) => role.name) };
    const { version } = await recordChange(tx, {
      actor,
      subject: { kind: "staff_member", id },
      sentence: `Persoana „${name || `nr. ${id}`}” a fost invitată: ${after.roles.join(", ")}.`,
      before: null,
      after,
      touched: [],
    });
    return { ok: true, id, version };
  });
}

/** Queues a new invitation email to a member who has not accepted yet. */
export async function repeatInvitation(shop: Shop, input: WriteInput): Promise<SavedMember> {
  return changing(shop, input, async (tx, member) => {
    if (member.state !== "invited") return { error: "is-in" };
    await deleteLinks(tx, member.id, "invitation");
    await enqueueInvitation(tx, member.id);
    return { after: factsOf(member) };
  });
}

/** Changes a member's name and roles. New permissions apply from the member's next request. */
export async function changeMember(
  shop: Shop,
  {
    name,
    roleIds,
    ...input
  }: WriteInput & { name: string | undefined; roleIds: readonly number[] | undefined },
): Promise<SavedMember> {
  return changing(shop, input, async (tx, member) => {
    const roles = roleIds === undefined ? member.roles : await findRoles(tx, roleIds);
    if (roleIds && roles.length < new Set(roleIds).size) return { error: "unknown-role" };
    if (!mayGrant(input.actor, roles)) return { error: "forbidden" };
    const after = { ...member, roles, name: name ?? member.name };
    if (!(await leavesAnOwner(tx, after))) return { error: "last-owner" };
    await updateMember(tx, member.id, { name: after.name });
    await replaceRoles(
      tx,
      member.id,
      roles.map(({ id }) => id),
    );
    return { after: factsOf(after) };
  });
}

/** Locks a member out at once and revokes the keys that they created. */
export async function lockMember(shop: Shop, input: WriteInput): Promise<SavedMember> {
  return changing(shop, input, async (tx, member) => {
    const after = { ...member, state: "locked" as const };
    if (!(await leavesAnOwner(tx, after))) return { error: "last-owner" };
    await updateMember(tx, member.id, { state: "locked" });
    await turnOut(tx, member.id);
    await revokeKeysOf(tx, member.id, { actor: input.actor, now: shop.now() });
    return { after: factsOf(after) };
  });
}

/** Unlocks a member, who keeps their password and factors. Without a password, invites the member again. */
export async function unlockMember(shop: Shop, input: WriteInput): Promise<SavedMember> {
  return changing(shop, input, async (tx, member) => {
    if (member.state !== "locked") return { after: factsOf(member) };
    const state: StaffState = member.passwordHash === null ? "invited" : "active";
    await updateMember(tx, member.id, { state });
    if (state === "invited") await enqueueInvitation(tx, member.id);
    return { after: factsOf({ ...member, state }) };
  });
}

/** Ends a member's sessions. The member can log in again. */
export async function endSessions(shop: Shop, input: WriteInput): Promise<SavedMember> {
  return changing(shop, input, async (tx, member) => {
    await deleteSessionsOf(tx, member.id);
    return { after: factsOf(member) };
  });
}

/** Invites a member again who lost their second factor. Only another owner may do this. */
export async function resetMember(shop: Shop, input: WriteInput): Promise<SavedMember> {
  return changing(shop, input, async (tx, member) => {
    if (!input.actor.isOwner || input.actor.id === String(member.id)) return { error: "forbidden" };
    if (member.state === "locked") return { error: "is-locked" };
    if (!(await leavesAnOwner(tx, { ...member, state: "invited" }))) return { error: "last-owner" };
    return { after: await inviteAnew(tx, member) };
  });
}

/** Resets a member from the command line, even the last owner. */
export async function startAgain(shop: Shop, input: WriteInput): Promise<SavedMember> {
  return changing(shop, input, async (tx, member) => ({ after: await inviteAnew(tx, member) }));
}

async function inviteAnew(tx: Tx, member: MemberRow): Promise<MemberFacts> {
  await turnOut(tx, member.id);
  await deleteFactors(tx, member.id);
  await updateMember(tx, member.id, { state: "invited", passwordHash: null });
  await enqueueInvitation(tx, member.id);
  return factsOf({ ...member, state: "invited" });
}

/** Deactivates and anonymises the account. The audit log keeps the member's name. */
export async function eraseMember(shop: Shop, input: WriteInput): Promise<SavedMember> {
  return changing(shop, input, async (tx, member) => {
    if (!(await leavesAnOwner(tx, { ...member, state: "locked" }))) return { error: "last-owner" };
    await turnOut(tx, member.id);
    await revokeKeysOf(tx, member.id, { actor: input.actor, now: shop.now() });
    await deleteFactors(tx, member.id);
    await replaceRoles(tx, member.id, []);
    await deleteNoticeChoices(tx, member.id);
    await forgetMember(tx, member.id, shop.now());
    return { after: null };
  });
}

async function enqueueInvitation(tx: Tx, memberId: number): Promise<void> {
  const request = randomId();
  await enqueue(tx, "staff_invitation_mail", { memberId, request }, `staff-invitation:${request}`);
}

type Outcome = { after: MemberFacts | null } | { error: Extract<SavedMember, { ok: false }>["error"] };

async function changing(
  { db, now }: Shop,
  { id, expectedVersion, actor }: WriteInput,
  change: (tx: Tx, member: MemberRow) => Promise<Outcome>,
): Promise<SavedMember> {
  return transaction(db, async (tx): Promise<SavedMember> => {
    await lockPeople(tx);
    const member = await findMember(tx, id);
    if (!member) return { ok: false, error: "unknown" };
    if (!mayGrant(actor, member.roles)) return { ok: false, error: "forbidden" };
    const subject = { kind: "staff_member", id } as const;
    const before = factsOf(member);
    const version = await versionOf(tx, subject);
    if (expectedVersion !== undefined && expectedVersion !== version)
      throw await staleOf(tx, { id, version, now: now() });
    const outcome = await change(tx, member);
    if ("error" in outcome) return { ok: false, error: outcome.error };
    const recorded: NewChange = {
      actor,
      subject,
      sentence: outcome.after ? memberSentence(before, outcome.after) : `Persoana nr. ${id} a fost ștearsă.`,
      before,
      after: outcome.after,
      touched: [],
    };
    return { ok: true, id, ...(await recordChange(tx, recorded)) };
  });
}

async function staleOf(
  db: Db,
  { id, version, now }: { id: number; version: number; now: Date },
): Promise<StaleVersion> {
  const current = await findMemberView(db, id, now);
  return new StaleVersion(current ? toStaffMember(current, version) : null, version);
}

async function turnOut(tx: Tx, memberId: number): Promise<void> {
  await deleteLinks(tx, memberId);
  await deleteSessionsOf(tx, memberId);
}

async function leavesAnOwner(tx: Tx, { id, state, roles }: MemberRow): Promise<boolean> {
  const after = { id, state, isOwner: roles.some(({ isOwner }) => isOwner) };
  return keepsAnOwner(await loadOwners(tx), after);
}

function factsOf({ name, state, roles }: MemberRow): MemberFacts {
  return { name, state, roles: roles.map((role) => role.name) };
}
