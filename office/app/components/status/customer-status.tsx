import { Status } from "@curat/ui/status/status.tsx";

export const CUSTOMER_STATES = { active: "activ", locked: "blocat" };

/** Coloured label for whether a customer can log in. */
export function CustomerState({ state }: { state: keyof typeof CUSTOMER_STATES }) {
  return <Status text={CUSTOMER_STATES[state]} variant={state === "locked" ? "ended" : "good"} />;
}
