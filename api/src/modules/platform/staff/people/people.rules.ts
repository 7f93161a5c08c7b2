/** Rules for changing members, and descriptions of the changes. Pure. */
import type { StaffState } from "@curat/contract/staff/people.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { beyond } from "../grants.rules.ts";

/**
 * Returns whether the actor may grant, revoke or change something with these permissions. The actor needs all
 * of them.
 */
export function mayTouch(
  asker: { permissions: readonly Permission[] },
  held: readonly Permission[],
): boolean {
  return beyond(held, asker.permissions).length === 0;
}

/** The data of a member that the last-owner rule needs. */
export interface CurrentState {
  id: number;
  state: StaffState;
  isOwner: boolean;
}

/**
 * Returns whether an active owner remains if `after` replaces the member with the same id. A shop must always
 * have an active owner.
 */
export function keepsAnOwner(people: readonly CurrentState[], after: CurrentState): boolean {
  const isAtWork = ({ state, isOwner }: CurrentState): boolean => isOwner && state === "active";
  const wasOwner = people.some((one) => one.id === after.id && isAtWork(one));
  return !wasOwner || [...people.filter(({ id }) => id !== after.id), after].some(isAtWork);
}

/** A member as recorded in the audit log. The e-mail address is left out, because it must be erasable. */
export interface MemberFacts {
  name: string;
  state: StaffState;
  /** Names of the roles. */
  roles: string[];
}

/** Returns a sentence such as "Persoana „Ana Pop” a fost schimbată: rolurile." */
export function memberSentence(before: MemberFacts, after: MemberFacts): string {
  const what: [string, boolean][] = [
    ["numele", before.name !== after.name],
    ["rolurile", before.roles.join("\n") !== after.roles.join("\n")],
    ["starea", before.state !== after.state],
  ];
  const changed = what.filter(([, isChanged]) => isChanged).map(([label]) => label);
  return `Datele persoanei „${before.name}” au fost modificate: ${changed.join(", ")}.`;
}
