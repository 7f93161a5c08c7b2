/** A visitor without scripts and without a browser: reads an answer, follows its links, sends its forms. */
import { type BoundFunctions, configure, type queries, within } from "@testing-library/dom";
import { Window } from "happy-dom";
import { SHOP } from "./addresses.ts";

// Without styles nothing is known of what is seen: queries find what is in the answer, and do not print all of it.
configure({ defaultHidden: true, getElementError: (message) => new Error(message ?? "Not found.") });

type Queries = BoundFunctions<typeof queries>;

/** An answer, with queries by role over the whole page and over its main part. */
export interface ReadPage extends Queries {
  status: number;
  /** Path and query where it stands, behind redirects. */
  url: string;
  document: Document;
  main: Queries;
}

/** Keeps its cookies from one answer to the next, as a browser does. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(cookies: Record<string, string> = {}) {
    for (const [name, value] of Object.entries(cookies)) this.cookies.set(name, value);
  }

  /** What answers at that path. */
  async open(path: string): Promise<ReadPage> {
    return await this.#ask(path);
  }

  /** Follows a link of a page. */
  async follow(link: Element | null): Promise<ReadPage> {
    const address = link?.getAttribute("href");
    if (!address) throw new Error("There is no such link.");
    return await this.#ask(new URL(address, link?.ownerDocument.URL).href);
  }

  /** Sends the form of that button or field with what it holds, these values typed over it. */
  async send(page: ReadPage, sender: Element, typed: Record<string, string> = {}): Promise<ReadPage> {
    const form = sender.closest("form") ?? formOf(page, sender);
    if (!form) throw new Error("There is no form around it.");
    const fields = new URLSearchParams(standingIn(page, form));
    for (const [name, value] of Object.entries(typed)) fields.set(name, value);
    const name = sender.tagName === "BUTTON" && sender.getAttribute("name");
    if (name) fields.set(name, sender.getAttribute("value") ?? "");
    const action = sender.getAttribute("formaction") ?? form.getAttribute("action") ?? page.url;
    const asks = (form.getAttribute("method") ?? "get").toLowerCase() === "get";
    if (asks) return await this.#ask(action.replace(/(\?.*)?(#.*)?$/, `?${fields}`));
    return await this.#ask(action, fields);
  }

  async #ask(path: string, fields?: URLSearchParams): Promise<ReadPage> {
    let address = new URL(path, SHOP);
    let answer = await this.#fetch(address, fields);
    for (let hops = 0; hops < 10 && answer.headers.has("location"); hops += 1) {
      await answer.arrayBuffer();
      address = new URL(answer.headers.get("location") ?? "", address);
      answer = await this.#fetch(address);
    }
    return pageOf(address, answer.status, await answer.text());
  }

  async #fetch(address: URL, fields?: URLSearchParams): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(address, {
      headers: { cookie, accept: "text/html", origin: SHOP },
      redirect: "manual",
      ...(fields && { method: "POST", body: fields }),
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "" || /max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** What a visitor without cookies reads at that path. */
export async function readPage(path: string): Promise<ReadPage> {
  return await new Visitor().open(path);
}

/** What a person reads of it, in one line. */
export function textOf(element: Element | null): string {
  return element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
}

function pageOf(address: URL, status: number, html: string): ReadPage {
  const window = new Window({
    url: address.href,
    settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  });
  window.document.write(html);
  // happy-dom's documents are the DOM's, for all that is read here.
  const document = window.document as unknown as Document;
  return {
    ...within(document.body),
    status,
    url: address.href.replace(SHOP, ""),
    document,
    main: within(document.querySelector("main") ?? document.body),
  };
}

function formOf({ document }: ReadPage, element: Element): Element | null {
  const id = element.getAttribute("form");
  return id === null ? null : document.getElementById(id);
}

/** What a browser would send of the form as it stands. */
function standingIn({ document }: ReadPage, form: Element): [string, string][] {
  const all = [...document.querySelectorAll("input, select, textarea")].filter(
    (field) => field.closest("form") === form || (form.id !== "" && field.getAttribute("form") === form.id),
  );
  return all.flatMap((field): [string, string][] => {
    const name = field.getAttribute("name");
    if (!name || field.hasAttribute("disabled")) return [];
    if (field.tagName === "TEXTAREA") return [[name, field.textContent]];
    if (field.tagName === "SELECT") {
      const chosen = field.querySelector("option[selected]") ?? field.querySelector("option");
      return chosen ? [[name, chosen.getAttribute("value") ?? textOf(chosen)]] : [];
    }
    const isChoice = /^(?:checkbox|radio)$/.test(field.getAttribute("type") ?? "");
    if (isChoice && !field.hasAttribute("checked")) return [];
    return [[name, field.getAttribute("value") ?? (isChoice ? "on" : "")]];
  });
}
