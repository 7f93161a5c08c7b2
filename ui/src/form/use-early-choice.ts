import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";

/** Returns whether the visitor changed the radio or checkbox before hydration. */
export function isChosenEarly(field: Element): field is HTMLInputElement {
  if (!(field instanceof HTMLInputElement) || field.checked === field.defaultChecked) return false;
  return field.type === "checkbox" || (field.type === "radio" && field.checked);
}

/** Picks up a choice made before hydration, which React would otherwise revert. */
export function useEarlyChoice(take: (value: string) => void): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  const takeEarly = useEffectEvent(() => {
    const early = [...(group.current?.elements ?? [])].find(isChosenEarly);
    if (early) take(early.value);
  });
  useEffect(() => takeEarly(), []);
  return group;
}
