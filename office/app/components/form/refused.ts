import { useActionData, useNavigation } from "react-router";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Conflict } from "./conflict/conflict.ts";

/** Action data of a refused form; the form is shown again with all typed values. */
export interface Refused {
  /** Name of the form, since a page may have several. */
  form: string;
  values: Typed;
  errors: Record<string, string[]>;
  /** Errors of the form as a whole. */
  messages: string[];
  /** The required correction before resubmitting. */
  needs?: "login" | "second-factor";
  /** Concurrent changes by someone else. */
  conflict?: Conflict;
}

/**
 * Returns the refusal of the form with that name; undefined before submission and for the page's other forms.
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
