import { useEffect } from "react";
import type { RefObject } from "react";
import type { FieldErrors } from "./field-frame.tsx";

/** Takes the focus to the first wrong field each time an action answers with errors (look.md: Rules of the house). */
export function useFocusOnErrors(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, errors]);
}
