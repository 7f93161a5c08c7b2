import { useActionData, useNavigation } from "react-router";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Conflict } from "./conflict/conflict.ts";

export interface Refused {
  form: string;
  values: Typed;
  errors: Record<string, string[]>;
  messages: string[];
  needs?: "login" | "second-factor";
  conflict?: Conflict;
}

/** Returns the refusal of the form with this name, or undefined if it was not refused. */
export function useRefused(name: string): Refused | undefined {
  const sent = useActionData<Partial<Refused>>();
  return sent?.form === name && sent.values ? (sent as Refused) : undefined;
}

export function useIsSending(name: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("form") === name;
}
