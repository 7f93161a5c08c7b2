import { useEffect } from "react";
import type { RefObject } from "react";
import type { FieldErrors } from "./field-frame.tsx";

/** Radio buttons have data-wrong, because their role does not allow aria-invalid. */
const WRONG = ":is([aria-invalid=true], [data-wrong]):not(:disabled)";

/** Focuses the first invalid field each time an action returns errors. */
export function useFocusOnErrors(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [form, errors]);
}
