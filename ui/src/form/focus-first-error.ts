import { useEffect } from "react";
import type { RefObject } from "react";
import type { FieldErrors } from "./field-frame.tsx";

/** Radio buttons have data-wrong, because their role does not allow aria-invalid. */
const WRONG = ":is([aria-invalid=true], [data-wrong]):not(:disabled)";

/** Focuses the first invalid field each time an action returns errors. */
export function useFocusOnErrors(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (!errors || !form.current) return;
    const inside = form.current.querySelector<HTMLElement>(WRONG);
    // Fields outside the form element belong to it by their attribute `form`.
    const fields = [...form.current.elements] as HTMLElement[];
    (inside ?? fields.find((field) => field.matches(WRONG)))?.focus();
  }, [form, errors]);
}
