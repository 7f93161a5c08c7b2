/** The little XML that the protocol needs, read strictly: elements, attributes, text and CDATA; no DTD, no entities of its own. */

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
}

const NAME = String.raw`[A-Za-z_][\w.-]*`;
const TOKEN = new RegExp(
  String.raw`<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|</(${NAME})\s*>|<(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/?)>|([^<]+)`,
  "y",
);
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, "g");
const DECLARATION = /^\uFEFF?\s*(?:<\?xml\s[^?<>]*\?>)?\s*/;
const MOST_DEPTH = 16;

/** What XML cannot hold, and a database does not take as text: most control characters, halves of a character. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The root element; undefined for what is not well-formed or uses anything beyond the above. */
export function parseXml(text: string): XmlElement | undefined {
  if (text.search(NO_XML) >= 0) return undefined;
  const document: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [document];
  TOKEN.lastIndex = DECLARATION.exec(text)?.[0].length ?? 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    const current = open.at(-1);
    if (!token || !current) return undefined;
    const [, cdata, closed, opened, attributes = "", selfClosed, plain] = token;
    if (opened !== undefined) {
      const element = anElement(opened, attributes);
      if (!element || open.length > MOST_DEPTH) return undefined;
      current.children.push(element);
      if (!selfClosed) open.push(element);
    } else if (closed !== undefined) {
      if (current.name !== closed) return undefined;
      open.pop();
    } else {
      const written = cdata ?? (plain === undefined ? "" : decode(plain));
      if (written === undefined) return undefined;
      current.text += written;
    }
  }
  const [root, ...others] = document.children;
  return open.length === 1 && others.length === 0 && document.text.trim() === "" ? root : undefined;
}

function anElement(name: string, written: string): XmlElement | undefined {
  const attributes: Record<string, string> = {};
  for (const [, key = "", double, single] of written.matchAll(ATTRIBUTE)) {
    const value = decode(double ?? single ?? "");
    if (value === undefined || Object.hasOwn(attributes, key)) return undefined;
    attributes[key] = value;
  }
  return { name, attributes, children: [], text: "" };
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Undefined where an ampersand begins none of the five entities and no number. */
function decode(text: string): string | undefined {
  let isKnown = true;
  const decoded = text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));|&/g,
    (_, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
      const character = code === undefined ? ENTITIES[name ?? ""] : characterOf(code);
      if (character === undefined) isKnown = false;
      return character ?? "";
    },
  );
  return isKnown ? decoded : undefined;
}

function characterOf(code: number): string | undefined {
  if (code > 0x10_ff_ff) return undefined;
  const character = String.fromCodePoint(code);
  return character.search(NO_XML) >= 0 ? undefined : character;
}

/** The only child of that name; undefined when there is none or there are several. */
export function onlyChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  const found = element?.children.filter((child) => child.name === name) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/** Text as it may stand in an element or an attribute; characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(NO_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
