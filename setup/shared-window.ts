/** Restores the window after each DOM test file, because the files of a worker share it. */
import { cleanup, configure } from "@testing-library/react";
import type { Window } from "happy-dom";
import { afterAll, vi } from "vitest";

const firstUrl = location.href;

configure({ asyncUtilTimeout: 15_000 });

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  await (window as unknown as Window).happyDOM.abort();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  // user-event's `setup()` has replaced the clipboard.
  Reflect.deleteProperty(navigator, "clipboard");
  localStorage.clear();
  sessionStorage.clear();
  // happy-dom still returns a cookie in the millisecond in which `max-age=0` expires.
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.replace(/=.*/, "")}=; path=/; max-age=-1`;
  if (document.cookie !== "") throw new Error(`This file leaves cookies: ${document.cookie}`);
  history.replaceState(null, "", firstUrl);
});
