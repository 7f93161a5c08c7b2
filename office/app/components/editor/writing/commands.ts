/** What the toolbar's buttons and keys do, and whether they are on. */
import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Attrs, MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import { NodeSelection } from "prosemirror-state";
import type { Command, EditorState } from "prosemirror-state";
import { schema } from "./schema.ts";

/** A node by its element; throws for one that is not in the contract's table. */
export function nodeType(name: string): NodeType {
  const type = schema.nodes[name];
  if (!type) throw new Error(`A text has no <${name}>.`);
  return type;
}
function markType(name: string): MarkType {
  const type = schema.marks[name];
  if (!type) throw new Error(`Words have no <${name}>.`);
  return type;
}

export const bold = toggleMark(markType("strong"));
export const italic = toggleMark(markType("em"));
export const superscript = toggleMark(markType("sup"));
export const subscript = toggleMark(markType("sub"));

/** Whether the words at the cursor, or some of those that are selected, carry a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, name: string): boolean {
  const type = markType(name);
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
  return doc.rangeHasMark(selection.from, selection.to, type);
}

/** How a block of words can be called. */
export const BLOCKS = ["p", "h2", "h3", "h4"] as const;

export function asBlock(name: string): Command {
  return setBlockType(nodeType(name));
}

/** The block of words around the cursor, by its element. */
export function blockAt({ selection }: EditorState): string {
  return selection.$from.parent.type.name;
}

/** The innermost node around the cursor of one of these elements. */
export function around({ selection: { $from } }: EditorState, ...names: string[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (names.includes($from.node(depth).type.name))
      return { depth, node: $from.node(depth), pos: $from.before(depth) };
  return undefined;
}

/** Makes a list, changes its kind, or takes the items out of it. */
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

/** Takes all marks off what is selected. */
export const clearMarks: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  if (empty) return false;
  dispatch?.(state.tr.removeMark(from, to));
  return true;
};

/** The link around the cursor, or of what is selected, with where it begins and ends. */
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

/** Links what is selected, changes the link at the cursor, or writes the words with their link. */
export function setLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const standing = linkAt(state);
    const { from, to } = standing ?? state.selection;
    const mark = markType("a").create({ ...standing?.attrs, href });
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

/** The picture that is selected. */
export function pictureAt({ selection }: EditorState): Node | undefined {
  const node = selection instanceof NodeSelection ? selection.node : undefined;
  return node?.type.name === "img" ? node : undefined;
}

/** Puts a picture at the cursor, or changes the one that is selected. */
export function setPicture(attrs: { src: string; alt: string }): Command {
  return (state, dispatch) => {
    const standing = pictureAt(state);
    const picture = nodeType("img").create({ loading: "lazy", ...standing?.attrs, ...attrs });
    dispatch?.(state.tr.replaceSelectionWith(picture, false).scrollIntoView());
    return true;
  };
}
