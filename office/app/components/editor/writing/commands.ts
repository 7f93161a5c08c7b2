import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Attrs, MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import { NodeSelection } from "prosemirror-state";
import type { Command, EditorState } from "prosemirror-state";
import { schema } from "./schema.ts";

/** Returns the schema's node type for an element, or throws. */
export function nodeType(name: string): NodeType {
  const type = schema.nodes[name];
  if (!type) throw new Error(`Texts do not support <${name}> as a node.`);
  return type;
}
function markType(name: string): MarkType {
  const type = schema.marks[name];
  if (!type) throw new Error(`Texts do not support <${name}> as a mark.`);
  return type;
}

export const bold = toggleMark(markType("strong"));
export const italic = toggleMark(markType("em"));
export const superscript = toggleMark(markType("sup"));
export const subscript = toggleMark(markType("sub"));

/** Returns whether the text at the cursor, or any selected text, has a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, name: string): boolean {
  const type = markType(name);
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
  return doc.rangeHasMark(selection.from, selection.to, type);
}

export const BLOCKS = ["p", "h2", "h3", "h4"] as const;

export function asBlock(name: string): Command {
  return setBlockType(nodeType(name));
}

/** Returns the element name of the text block that contains the cursor. */
export function blockAt({ selection }: EditorState): string {
  return selection.$from.parent.type.name;
}

/** Returns the innermost of the named elements that contains the cursor. */
export function around({ selection: { $from } }: EditorState, ...names: string[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (names.includes($from.node(depth).type.name))
      return { depth, node: $from.node(depth), pos: $from.before(depth) };
  return undefined;
}

/** Turns blocks into list items or back, or changes the list's kind. */
export function toggleList(name: "ul" | "ol"): Command {
  return (state, dispatch, view) => {
    const list = around(state, "ul", "ol");
    if (!list) return wrapInList(nodeType(name))(state, dispatch, view);
    if (list.node.type.name === name) return liftListItem(nodeType("li"))(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.pos, nodeType(name)));
    return true;
  };
}

export const indent = sinkListItem(nodeType("li"));
export const outdent = liftListItem(nodeType("li"));

export const toggleQuote: Command = (state, dispatch, view) =>
  around(state, "blockquote")
    ? lift(state, dispatch, view)
    : wrapIn(nodeType("blockquote"))(state, dispatch, view);

export const clearMarks: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  if (empty) return false;
  dispatch?.(state.tr.removeMark(from, to));
  return true;
};

/** Returns the link at the cursor or in the selection, and its range. */
export function linkAt(state: EditorState): { from: number; to: number; attrs: Attrs } | undefined {
  const { $from, from, to, empty } = state.selection;
  const type = markType("a");
  if (!empty) {
    let found: Attrs | undefined;
    state.doc.nodesBetween(from, to, (node) => void (found ??= type.isInSet(node.marks)?.attrs));
    return found && { from, to, attrs: found };
  }
  const { parent, parentOffset } = $from;
  const at = parent.childAfter(parentOffset).node
    ? parent.childAfter(parentOffset)
    : parent.childBefore(parentOffset);
  const mark =
    at.node &&
    (type.isInSet(at.node.marks) ?? type.isInSet(parent.childBefore(parentOffset).node?.marks ?? []));
  if (!mark) return undefined;
  const begin = $from.start();
  let [start, end] = [parentOffset, parentOffset];
  parent.forEach((child, offset) => {
    const isNear = offset <= end && offset + child.nodeSize >= start;
    if (mark.isInSet(child.marks) && isNear) {
      start = Math.min(start, offset);
      end = Math.max(end, offset + child.nodeSize);
    }
  });
  return { from: begin + start, to: begin + end, attrs: mark.attrs };
}

/** Links the selection, changes the link at the cursor, or inserts linked text. */
export function setLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const current = linkAt(state);
    const { from, to } = current ?? state.selection;
    const mark = markType("a").create({ ...current?.attrs, href });
    const { tr } = state;
    if (from === to) tr.insert(from, schema.text(words || href, [...state.selection.$from.marks(), mark]));
    else tr.removeMark(from, to, markType("a")).addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state);
  if (!link) return false;
  dispatch?.(state.tr.removeMark(link.from, link.to, markType("a")));
  return true;
};

export function pictureAt({ selection }: EditorState): Node | undefined {
  const node = selection instanceof NodeSelection ? selection.node : undefined;
  return node?.type.name === "img" ? node : undefined;
}

/** Inserts a picture at the cursor, or changes the selected one. */
export function setPicture(attrs: { src: string; alt: string }): Command {
  return (state, dispatch) => {
    const current = pictureAt(state);
    const picture = nodeType("img").create({ loading: "lazy", ...current?.attrs, ...attrs });
    dispatch?.(state.tr.replaceSelectionWith(picture, false).scrollIntoView());
    return true;
  };
}
