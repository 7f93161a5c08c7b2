import { useActionData, useNavigation } from "react-router";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Conflict } from "./conflict/conflict.ts";

/** Action data of a form that was refused; the form keeps all typed values. */
export interface Refused {
  /** Name of the refused form, because a page may have several. */
  form: string;
  values: Typed;
  errors: Record<string, string[]>;
  /** Errors of the form as a whole. */
  messages: string[];
  /** What the person must do before resubmitting. */
  needs?: "login" | "second-factor";
  /** Changes that someone else made meanwhile. */
  conflict?: Conflict;
}

/**
 * Returns why the form with that name was refused; undefined if it was not, or if another form of the page
 * was.
 */
export function useRefused(name: string): Refused | undefined {
  const sent = useActionData<Partial<Refused>>();
  return sent?.form === name && sent.values ? (sent as Refused) : undefined;
}

/** Returns whether the form with that name is being submitted. */
export function useIsSending(name: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("form") === name;
}
