import type { StaffState } from "@curat/contract/staff/people.values";

export interface CurrentState {
  id: number;
  state: StaffState;
  isOwner: boolean;
}

/** Returns whether an active owner remains after `after` replaces the member with the same id. */
export function keepsAnOwner(people: readonly CurrentState[], after: CurrentState): boolean {
  const isAtWork = ({ state, isOwner }: CurrentState): boolean => isOwner && state === "active";
  const wasOwner = people.some((one) => one.id === after.id && isAtWork(one));
  return !wasOwner || [...people.filter(({ id }) => id !== after.id), after].some(isAtWork);
}

export interface MemberFacts {
  name: string;
  state: StaffState;
  roles: string[];
}

/** Returns a sentence such as "Datele persoanei „Ana Pop” au fost modificate: rolurile." */
export function memberSentence(before: MemberFacts, after: MemberFacts): string {
  const what: [string, boolean][] = [
    ["numele", before.name !== after.name],
    ["rolurile", before.roles.join("\n") !== after.roles.join("\n")],
    ["starea", before.state !== after.state],
  ];
  const changed = what.filter(([, isChanged]) => isChanged).map(([label]) => label);
  return `Datele persoanei „${before.name}” au fost modificate: ${changed.join(", ")}.`;
}
