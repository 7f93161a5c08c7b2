import type { MouseEvent } from "react";

export const REVIEW_KEY = "recenzie";
export const REVIEW_FORM_ID = "recenzie";
export const REVIEWS_TAB_ID = "opiniile-clientilor";

export function reviewAddress(pathname: string): string {
  return `${pathname}?${REVIEW_KEY}=1#${REVIEW_FORM_ID}`;
}

export function openReviews(event: MouseEvent): void {
  const tab = document.getElementById(REVIEWS_TAB_ID);
  const form = document.getElementById(REVIEW_FORM_ID);
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || !(tab instanceof HTMLInputElement) || !form) return;
  event.preventDefault();
  tab.checked = true;
  form.scrollIntoView({ behavior: "smooth" });
  form.focus({ preventScroll: true });
}
