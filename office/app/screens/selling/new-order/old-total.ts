import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { useSubmit } from "react-router";
import type { Preview } from "./new-order.server.ts";
import { changesTotal } from "./manual-form.ts";

/** Delay in milliseconds, which is enough to type two digits. */
const WAIT_MS = 900;

/** Marks the total as outdated when a field that affects it changes, or requests a new total. */
export function useStaleTotal(preview: Preview | undefined): {
  isOld: boolean;
  watch: (event: FormEvent<HTMLElement>) => void;
} {
  const submit = useSubmit();
  const [old, setOld] = useState<Preview>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const watch = ({ target }: FormEvent<HTMLElement>) => {
    if (!preview || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, form } = target;
    const when = changesTotal(name);
    if (when === undefined || !form) return;
    setOld(preview);
    clearTimeout(timer.current);
    if (when === "now") timer.current = setTimeout(() => submit(form, { preventScrollReset: true }), WAIT_MS);
  };
  return { isOld: preview !== undefined && old === preview, watch };
}
