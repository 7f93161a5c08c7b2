/** ProseMirror schema generated from the contract's table of allowed HTML. */
import { HTML_ATTRIBUTES, HTML_ELEMENTS, isHtmlAddress, isHtmlValue } from "@curat/contract/html.values";
import { Schema } from "prosemirror-model";
import type { AttributeSpec, Attrs, MarkSpec, NodeSpec } from "prosemirror-model";

const ADDRESSES = ["href", "src"];
const BLOCKS = "block+";
/** ProseMirror content expressions. Elements without an entry contain blocks. */
const CONTENT: Record<string, string> = {
  ul: "li+",
  ol: "li+",
  menu: "li+",
  dl: "(dt | dd)+",
  figure: "(block | figcaption)+",
  details: "(summary | block)+",
  table: "caption? colgroup* (thead | tbody | tfoot)+",
  colgroup: "col*",
  col: "",
  thead: "tr+",
  tbody: "tr+",
  tfoot: "tr+",
  tr: "(td | th)+",
};
const INLINE: readonly string[] = ["br", "wbr", "img"];

type Element = (typeof HTML_ELEMENTS)[string];

const attributesOf = ({ attributes = [] }: Element) => [...HTML_ATTRIBUTES, ...attributes];

function attrsOf(element: Element): Record<string, AttributeSpec> {
  return Object.fromEntries(attributesOf(element).map((name) => [name, { default: null }]));
}

/** Returns a function that reads an element's attributes. It returns false if a URL would run a script. */
function readAttrs(element: Element) {
  return (dom: HTMLElement): Attrs | false => {
    const read = attributesOf(element).map((name) => [name, dom.getAttribute(name)] as const);
    return read.some(([name, value]) => ADDRESSES.includes(name) && !isHtmlAddress(value ?? ""))
      ? false
      : Object.fromEntries(read.filter(([name, value]) => value !== null && isHtmlValue(name, value)));
  };
}

function writtenAttrs(attrs: Attrs): Record<string, string> {
  const has = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";
  return Object.fromEntries(Object.entries(attrs).filter(has));
}

function tagsOf(name: string): string[] {
  const aliases = Object.entries(HTML_ELEMENTS).filter(([, element]) => element.as === name);
  return [name, ...aliases.map(([other]) => other)];
}

function nodeOf(name: string, element: Element): NodeSpec {
  const { role } = element;
  const spec: NodeSpec = {
    attrs: attrsOf(element),
    parseDOM: [{ tag: name === "img" ? "img[src]" : name, getAttrs: readAttrs(element) }],
    // Leaf nodes must not have a content hole (0).
    toDOM: ({ attrs, type }) => (type.isLeaf ? [name, writtenAttrs(attrs)] : [name, writtenAttrs(attrs), 0]),
  };
  if (INLINE.includes(name)) return { ...spec, inline: true, group: "inline", selectable: name === "img" };
  switch (role) {
    case "words":
      return {
        ...spec,
        content: "inline*",
        group: "block",
        defining: name !== "p",
        ...(name === "pre" && { whitespace: "pre", code: true }),
      };
    case "caption":
      return { ...spec, content: "inline*", defining: true };
    case "leaf":
      return { ...spec, group: "block" };
    case "box":
    case "list":
      return { ...spec, content: CONTENT[name] ?? BLOCKS, group: "block", defining: role === "box" };
    case "grid": {
      const isCell = name === "td" || name === "th";
      return {
        ...spec,
        content: CONTENT[name] ?? BLOCKS,
        isolating: isCell || name === "table",
        ...(name === "table" && { group: "block" }),
      };
    }
    case "item":
      return { ...spec, content: BLOCKS, defining: true };
    case "mark":
      throw new Error(`${name} is a mark.`);
  }
}

function markOf(name: string, element: Element): MarkSpec {
  return {
    attrs: attrsOf(element),
    // Links cannot be nested, but other marks can: <span class="a"><span class="b">.
    ...(name !== "a" && { excludes: "" }),
    inclusive: name !== "a",
    parseDOM: tagsOf(name).map((tag) => ({ tag, getAttrs: readAttrs(element) })),
    toDOM: ({ attrs }) => [name, writtenAttrs(attrs), 0],
  };
}

const own = Object.entries(HTML_ELEMENTS).filter(([, { as }]) => as === undefined);
const nodes = own.filter(([, { role }]) => role !== "mark").map(([name, one]) => [name, nodeOf(name, one)]);
const marks = own.filter(([, { role }]) => role === "mark").map(([name, one]) => [name, markOf(name, one)]);

export const schema = new Schema({
  nodes: {
    doc: { content: BLOCKS },
    ...Object.fromEntries(nodes),
    text: { group: "inline" },
  },
  marks: Object.fromEntries(marks),
});
