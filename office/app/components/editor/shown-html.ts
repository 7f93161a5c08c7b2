/** A text as it looks, whatever somebody wrote into it: only what the contract's table has is shown. */
import { HTML_ATTRIBUTES, HTML_ELEMENTS, isHtmlAddress, isHtmlValue } from "@curat/contract/html.values";

/** The nodes of HTML, parsed where nothing loads or runs, without the elements and attributes that a text may not have. */
export function shownNodes(html: string): Node[] {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html");
  for (const element of body.querySelectorAll("*")) {
    const allowed = HTML_ELEMENTS[element.localName];
    if (!allowed) {
      element.remove();
      continue;
    }
    for (const name of element.getAttributeNames()) {
      const isKnown = HTML_ATTRIBUTES.includes(name) || allowed.attributes?.includes(name);
      const value = element.getAttribute(name) ?? "";
      const isSafe = name === "href" || name === "src" ? isHtmlAddress(value) : isHtmlValue(name, value);
      if (!isKnown || !isSafe) element.removeAttribute(name);
    }
    // What the page around it is called by stays its own.
    element.removeAttribute("id");
  }
  return [...body.childNodes];
}
