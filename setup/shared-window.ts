/** DOM test files of one worker share a window. Each file leaves it empty for the next one. */
import { cleanup } from "@testing-library/react";
import type { Window } from "happy-dom";
import { afterAll } from "vitest";

const firstUrl = location.href;

afterAll(async () => {
  cleanup();
  await (window as unknown as Window).happyDOM.abort();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.replace(/=.*/, "")}=; path=/; max-age=0`;
  history.replaceState(null, "", firstUrl);
});
