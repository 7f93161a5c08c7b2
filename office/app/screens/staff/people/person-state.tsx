import type { StaffState } from "@curat/contract/staff/people.values";
import { Status } from "@curat/ui/status/status.tsx";
import { texts } from "./texts.ts";

const VARIANTS = { invited: "open", active: "good", locked: "ended" } as const;

export function PersonState({ state }: { state: StaffState }) {
  return <Status text={texts.states[state]} variant={VARIANTS[state]} />;
}
