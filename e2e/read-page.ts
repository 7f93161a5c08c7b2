/** A visitor without JavaScript and without a browser. */
import { type BoundFunctions, configure, type queries, within } from "@testing-library/dom";
import { test, type TestInfo } from "@playwright/test";
import { Window } from "happy-dom";
import { SHOP } from "./addresses.ts";
import { buttonOf, partOf, type Scope, sentBy } from "./read-form.ts";

// Without styles, visibility is unknown, so queries search the whole page. Error messages do not print the
// page.
configure({ defaultHidden: true, getElementError: (message) => new Error(message ?? "Not found.") });

type Queries = BoundFunctions<typeof queries>;

/** A page with queries for the whole page and for its main part. */
export interface ReadPage extends Queries {
  status: number;
  url: string;
  document: Document;
  main: Queries;
}

interface SubmittedForm {
  from?: string | undefined;
  fields?: URLSearchParams | undefined;
}

/** A visitor who keeps cookies between requests, as a browser does. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(cookies: Record<string, string> = {}) {
    for (const [name, value] of Object.entries(cookies)) this.cookies.set(name, value);
  }

  async open(path: string): Promise<ReadPage> {
    return await this.#ask(path);
  }

  async follow(link: Element | null): Promise<ReadPage> {
    const address = link?.getAttribute("href");
    if (!address) throw new Error("There is no such link.");
    const from = link?.ownerDocument.URL ?? SHOP;
    return await this.#ask(new URL(address, from).href, { from });
  }

  /** Submits the form of this button or field. Values in `typed` override fields by name. */
  async send(page: ReadPage, sender: Element, typed: Record<string, string> = {}): Promise<ReadPage> {
    const { action, asks, fields } = sentBy(sender);
    for (const [name, value] of Object.entries(typed)) fields.set(name, value);
    const from = sender.ownerDocument.URL;
    const address = new URL(action ?? page.url, from);
    if (!asks) return await this.#ask(address.href, { from, fields });
    address.search = fields.toString();
    return await this.#ask(address.href, { from });
  }

  /** Presses the first button with that name. The form contains the values set by `fill` and `tick`. */
  async press(page: ReadPage, button: string | RegExp, scope: Scope = page): Promise<ReadPage> {
    return await this.send(page, buttonOf(scope, button));
  }

  async #ask(path: string, { from, fields }: SubmittedForm = {}): Promise<ReadPage> {
    let address = new URL(path, SHOP);
    let answer = await this.#fetch(address, { from, fields });
    for (let hops = 0; hops < 10 && answer.headers.has("location"); hops += 1) {
      await answer.arrayBuffer();
      const { hash } = address;
      address = new URL(answer.headers.get("location") ?? "", address);
      // Browsers keep the fragment of the original URL after a redirect.
      address.hash ||= hash;
      answer = await this.#fetch(address, { from });
    }
    return pageOf(address, answer.status, await answer.text());
  }

  async #fetch(address: URL, { from, fields }: SubmittedForm): Promise<Response> {
    const isShop = address.origin === SHOP;
    const cookie = isShop ? [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") : "";
    const answer = await fetch(address, {
      headers: {
        cookie,
        accept: "text/html",
        origin: SHOP,
        ...(from && { referer: from.replace(/#.*/, "") }),
      },
      redirect: "manual",
      ...(fields && { method: "POST", body: fields }),
    });
    if (isShop) for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "" || /max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Opens the page at this path as a visitor without cookies. */
export async function readPage(path: string): Promise<ReadPage> {
  return await new Visitor().open(path);
}

export function textOf(element: Element | null): string {
  return element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
}

export function mainText(page: ReadPage): string {
  return textOf(partOf(page));
}

export function headingOf({ document }: ReadPage): string {
  return textOf(document.querySelector("h1"));
}

export function noticesOf({ document }: ReadPage): string {
  return textOf(document.querySelector('[aria-label="Mesaje"]'));
}

let ofTest: { test: TestInfo; windows: Window[] } | undefined;

/** The next test closes the window. happy-dom keeps an open window in memory, about 20 MB with its page. */
function openWindow(url: string): Window {
  const running = test.info();
  if (ofTest?.test !== running) {
    for (const window of ofTest?.windows ?? []) void window.happyDOM.close();
    ofTest = { test: running, windows: [] };
  }
  const window = new Window({
    url,
    settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  });
  ofTest.windows.push(window);
  return window;
}

function pageOf(address: URL, status: number, html: string): ReadPage {
  const window = openWindow(address.href);
  window.document.write(html);
  // For everything used here, happy-dom's documents are compatible with the DOM types.
  const document = window.document as unknown as Document;
  return {
    ...within(document.body),
    status,
    url: address.href.replace(SHOP, ""),
    document,
    main: within(document.querySelector("main") ?? document.body),
  };
}
