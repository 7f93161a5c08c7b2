/** Simulates a visitor without JavaScript, who follows redirects, fills in forms and presses buttons. */
import { Window } from "happy-dom";
import { buttonOf, sentBy, type Scope } from "../../../e2e/read-form.ts";
import type { WholeShop } from "./whole-shop.ts";

export interface Page {
  status: number;
  url: string;
  document: Document;
  text: string;
  notices: string;
}

/** Opens a URL and follows redirects, like a browser. */
export async function openPage(shop: WholeShop, path: string, fields?: URLSearchParams): Promise<Page> {
  let url = path;
  let answer = await shop.open(path, fields);
  for (let hops = 0; hops < 5 && answer.location !== null; hops += 1) {
    const { origin, pathname, search } = new URL(answer.location, "http://shop.test");
    if (origin !== "http://shop.test") break;
    url = pathname + search;
    answer = await shop.open(url);
  }
  const window = new Window({
    url: `http://shop.test${url}`,
    settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  });
  window.document.write(answer.html);
  // happy-dom's documents are compatible with the DOM in the parts that tests use.
  const document = window.document as unknown as Document;
  return {
    status: answer.status,
    url,
    document,
    text: textOf(document.querySelector("main")),
    notices: textOf(document.querySelector('[aria-label="Mesaje"]')),
  };
}

/** Presses the first button with the given name, which submits its form. */
export async function press(
  shop: WholeShop,
  page: Page,
  button: string | RegExp,
  scope: Scope = page,
): Promise<Page> {
  const { action, asks, fields } = sentBy(buttonOf(scope, button));
  const address = (action ?? page.url).replace(/#.*/, "");
  return asks ? openPage(shop, `${address}?${fields.toString()}`) : openPage(shop, address, fields);
}

function textOf(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const unseen of copy?.querySelectorAll("script, style") ?? []) unseen.remove();
  return copy?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
}
