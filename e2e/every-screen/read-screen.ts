/** Reads a screen as what has no script does: one answer, its text and its forms; no browser opens. */
import { Window } from "happy-dom";
import { SHOP } from "../addresses.ts";

type Document = Window["document"];

/** The document that answers at that path, behind its redirects; `status` is the last answer's. */
export async function readPage(
  path: string,
  cookie = "",
): Promise<{ status: number; url: string; document: Document }> {
  const answer = await fetch(new URL(path, SHOP), { headers: { cookie, accept: "text/html" } });
  const html = await answer.text();
  // Parsed only: scripts, styles and pictures are not asked for.
  const document = new new Window().DOMParser().parseFromString(html, "text/html");
  return { status: answer.status, url: answer.url.replace(SHOP, ""), document };
}

/** What a person reads of it, in one line. */
export function textOf(element: { textContent: string } | null): string {
  return element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
}

/** Where a form with these values in its fields leads to. */
export function addressOfForm(
  form: ReturnType<Document["querySelector"]>,
  values: Record<string, string>,
): string {
  if (!form || (form.getAttribute("method") ?? "get") !== "get") throw new Error("No form that asks.");
  for (const name of Object.keys(values))
    if (!form.querySelector(`[name="${name}"]`)) throw new Error(`The form has no field "${name}".`);
  return `${form.getAttribute("action")}?${new URLSearchParams(values)}`;
}
