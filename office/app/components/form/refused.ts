import { useActionData, useNavigation } from "react-router";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Conflict } from "./conflict/conflict.ts";

/** What an action answers to a form that was refused: all that was typed stands in it again. */
export interface Refused {
  /** Which form of the page it was. */
  form: string;
  values: Typed;
  errors: Record<string, string[]>;
  /** What concerns the whole form. */
  messages: string[];
  /** What the person has to do before sending it again. */
  needs?: "login" | "second-factor";
  /** What somebody else changed meanwhile. */
  conflict?: Conflict;
}

/** How the form of that name was refused; undefined before it was sent, and for another form of the page. */
export function useRefused(name: string): Refused | undefined {
  const sent = useActionData<Partial<Refused>>();
  return sent?.form === name && sent.values ? (sent as Refused) : undefined;
}

/** True while the form of that name is on its way. */
export function useIsSending(name: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("form") === name;
}
