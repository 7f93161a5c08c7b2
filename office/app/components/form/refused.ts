import { useActionData, useNavigation } from "react-router";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Conflict } from "./conflict/conflict.ts";

/** Action data of a refused form, with all typed values. */
export interface Refused {
  form: string;
  values: Typed;
  errors: Record<string, string[]>;
  messages: string[];
  needs?: "login" | "second-factor";
  conflict?: Conflict;
}

/** Returns why that form was refused, or undefined for other forms. */
export function useRefused(name: string): Refused | undefined {
  const sent = useActionData<Partial<Refused>>();
  return sent?.form === name && sent.values ? (sent as Refused) : undefined;
}

/** Returns whether that form is being submitted. */
export function useIsSending(name: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("form") === name;
}
