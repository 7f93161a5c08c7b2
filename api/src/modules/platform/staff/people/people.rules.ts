/** Who may be changed by whom, and how it is told. Pure. */
import type { StaffState } from "@curat/contract/staff/people.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { beyond } from "../grants.rules.ts";

/** Whether one may give, take or touch what holds these permissions: he holds them all himself. */
export function mayTouch(
  asker: { permissions: readonly Permission[] },
  held: readonly Permission[],
): boolean {
  return beyond(held, asker.permissions).length === 0;
}

/** One of the people as the rule of the last owner knows him. */
export interface Standing {
  id: number;
  state: StaffState;
  isOwner: boolean;
}

/** Whether an active owner is left when `after` stands where one of `people` stood; without one the shop is nobody's. */
export function keepsAnOwner(people: readonly Standing[], after: Standing): boolean {
  const isAtWork = ({ state, isOwner }: Standing): boolean => isOwner && state === "active";
  const wasOwner = people.some((one) => one.id === after.id && isAtWork(one));
  return !wasOwner || [...people.filter(({ id }) => id !== after.id), after].some(isAtWork);
}

/** What is written down of a person: no address, which is forgotten with him. */
export interface MemberFacts {
  name: string;
  state: StaffState;
  /** By name. */
  roles: string[];
}

/** "Persoana „Ana Pop” a fost schimbată: rolurile." */
export function memberSentence(before: MemberFacts, after: MemberFacts): string {
  const what: [string, boolean][] = [
    ["numele", before.name !== after.name],
    ["rolurile", before.roles.join("\n") !== after.roles.join("\n")],
    ["starea", before.state !== after.state],
  ];
  const changed = what.filter(([, isChanged]) => isChanged).map(([label]) => label);
  return `Persoana „${before.name}” a fost schimbată: ${changed.join(", ")}.`;
}
