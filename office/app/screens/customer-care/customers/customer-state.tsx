import { Status } from "@curat/ui/status/status.tsx";
import { texts } from "./texts.ts";

/** Whether a customer is let in. */
export function CustomerState({ state }: { state: keyof typeof texts.states }) {
  return <Status text={texts.states[state]} variant={state === "locked" ? "ended" : "good"} />;
}
