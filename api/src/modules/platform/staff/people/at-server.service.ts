import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import type { Staff } from "../../../../http/caller.ts";
import { hashPassword } from "../../../../identity/password.ts";
import { seal } from "../../../../identity/sealed.ts";
import { recordChange } from "../../changes/index.ts";
import { createInvitation } from "../login/invitation.service.ts";
import { putTotp } from "../factors/factors.store.ts";
import { findRoleNamed, lockPeople } from "../roles/roles.store.ts";
import { inviteMember, startAgain } from "./people.service.ts";
import { countMembers, findMemberOf, insertMember, replaceRoles, updateMember } from "./people.store.ts";

/** The operator at the command line, who has all permissions. */
export const AT_SERVER: Staff = {
  kind: "staff",
  id: null,
  name: "Server",
  permissions: PERMISSIONS,
  isOwner: true,
  discountPercent: 100,
};

type Shop = Pick<ApiContext, "db" | "now" | "config">;
export type InvitedAtServer = { ok: true; link: string } | { ok: false; error: "unknown-role" | "is-in" };

/** Invites a member, by default as owner. `again` also removes an active member's password and second factors. */
export async function inviteAtServer(
  shop: Shop,
  { email, role, again }: { email: string; role: string | undefined; again: boolean },
): Promise<InvitedAtServer> {
  const { db, config } = shop;
  const input = await findRoleNamed(db, role);
  if (!input) return { ok: false, error: "unknown-role" };
  const current = await findMemberOf(db, email);
  if (current && current.state !== "invited" && !again) return { ok: false, error: "is-in" };
  if (current) await startAgain(shop, { id: current.id, expectedVersion: undefined, actor: AT_SERVER });
  else await inviteMember(shop, AT_SERVER, { email, name: "", roleIds: [input.id] });
  const member = await findMemberOf(db, email);
  const invitation = member && (await createInvitation(shop, db, member.id));
  if (!invitation) throw new Error(`${email} was invited but does not exist.`);
  return { ok: true, link: `${config.shopUrl}/admin/invitation/${invitation.token}` };
}

/** Creates an owner who can log in at once, for a demo. Returns false if the shop already has members. */
export async function ensureOwner(
  { db, now, config }: Shop,
  owner: { email: string; name: string; password: string; totpSecret: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(owner.password);
  return transaction(db, async (tx) => {
    await lockPeople(tx);
    const role = await findRoleNamed(tx, undefined);
    if (!role || (await countMembers(tx)) > 0) return false;
    const { email, name } = owner;
    const id = await insertMember(tx, { email, name, now: now() });
    if (id === undefined) return false;
    await updateMember(tx, id, { state: "active", passwordHash });
    await replaceRoles(tx, id, [role.id]);
    await putTotp(tx, id, { secret: seal(config.sealKey, owner.totpSecret), lastStep: 0 }, now());
    await recordChange(tx, {
      actor: AT_SERVER,
      subject: { kind: "staff_member", id },
      sentence: `Persoana „${name}” a fost creată, cu rolul ${role.name}.`,
      before: null,
      after: { name, state: "active", roles: [role.name] },
      touched: [],
    });
    return true;
  });
}
