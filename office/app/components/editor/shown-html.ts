import { HTML_ATTRIBUTES, HTML_ELEMENTS, isHtmlAddress, isHtmlValue } from "@curat/contract/html.values";

/** Parses HTML in an inert document and removes elements and attributes that the contract does not allow. */
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
    // Ids could equal those of the surrounding page.
    element.removeAttribute("id");
  }
  return [...body.childNodes];
}
