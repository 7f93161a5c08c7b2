import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";

/** True for a radio or checkbox that a visitor changed before the script came: the document brought another choice. */
export function isChosenEarly(field: Element): field is HTMLInputElement {
  if (!(field instanceof HTMLInputElement) || field.checked === field.defaultChecked) return false;
  return field.type === "checkbox" || (field.type === "radio" && field.checked);
}

/** Takes over what was chosen in a group before the script came, which React knows nothing of and would undo. */
export function useEarlyChoice(take: (value: string) => void): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  const takeEarly = useEffectEvent(() => {
    const early = [...(group.current?.elements ?? [])].find(isChosenEarly);
    if (early) take(early.value);
  });
  useEffect(() => takeEarly(), []);
  return group;
}
