import { useEffect } from "react";
import type { RefObject } from "react";
import type { FieldErrors } from "./field-frame.tsx";

/** Radios carry data-wrong: their role knows no aria-invalid. One that cannot be chosen takes no focus. */
const WRONG = ":is([aria-invalid=true], [data-wrong]):not(:disabled)";

/** Takes the focus to the first wrong field each time an action answers with errors. */
export function useFocusOnErrors(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [form, errors]);
}
