/** Commands for tables. They do nothing in tables with merged cells. */
import type { Node } from "prosemirror-model";
import { TextSelection } from "prosemirror-state";
import type { Command, EditorState, Transaction } from "prosemirror-state";
import { around, nodeType } from "./commands.ts";

const SIZE = { rows: 3, columns: 3 };

function cellOf(kind: "td" | "th"): Node {
  return nodeType(kind).create(kind === "th" ? { scope: "col" } : null, nodeType("p").create());
}

function rowOf(kind: "td" | "th", columns: number): Node {
  return nodeType("tr").create(
    null,
    Array.from({ length: columns }, () => cellOf(kind)),
  );
}

/** Inserts a table with a header row and puts the cursor into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (around(state, "table")) return false;
  const body = Array.from({ length: SIZE.rows - 1 }, () => rowOf("td", SIZE.columns));
  const table = nodeType("table").create(null, [
    nodeType("thead").create(null, rowOf("th", SIZE.columns)),
    nodeType("tbody").create(null, body),
  ]);
  if (dispatch) {
    const { tr } = state;
    tr.replaceSelectionWith(table);
    const at = tr.mapping.map(state.selection.from, -1);
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(at + 4, tr.doc.content.size))));
    dispatch(tr.scrollIntoView());
  }
  return true;
};

interface Row {
  node: Node;
  pos: number;
}

interface Place {
  table: Node;
  pos: number;
  rows: Row[];
  row: Row;
  column: number;
}

/**
 * Returns the cursor's position in its table. Undefined outside of tables and in tables with merged cells.
 */
function placeIn(state: EditorState): Place | undefined {
  const table = around(state, "table");
  const row = around(state, "tr");
  if (!table || !row) return undefined;
  const rows: Row[] = [];
  let isPlain = true;
  table.node.descendants((node, offset) => {
    if (node.type.name === "tr") rows.push({ node, pos: table.pos + 1 + offset });
    if (Number(node.attrs.colspan ?? 1) > 1 || Number(node.attrs.rowspan ?? 1) > 1) isPlain = false;
    return node.type.name !== "td" && node.type.name !== "th";
  });
  const column = state.selection.$from.index(row.depth);
  return isPlain ? { table: table.node, pos: table.pos, rows, row, column } : undefined;
}

/** Creates a command that does nothing in tables with merged cells. */
function inTable(change: (tr: Transaction, place: Place) => void): Command {
  return (state, dispatch) => {
    const place = placeIn(state);
    if (!place) return false;
    if (dispatch) {
      const { tr } = state;
      change(tr, place);
      dispatch(tr.scrollIntoView());
    }
    return true;
  };
}

function edgesOf({ node, pos }: Row): number[] {
  const edges = [pos + 1];
  node.forEach((cell, offset) => edges.push(pos + 1 + offset + cell.nodeSize));
  return edges;
}

export const addRow = inTable((tr, { rows, row }) => {
  const end = row.pos + row.node.nodeSize;
  // The row after a header row belongs to the body.
  const isHead = tr.doc.resolve(row.pos).parent.type.name === "thead";
  const next = rows.find(({ pos }) => pos > row.pos);
  const place = isHead && next && tr.doc.resolve(next.pos).parent.type.name !== "thead" ? next.pos : end;
  tr.insert(place, rowOf(place === end && isHead ? "th" : "td", row.node.childCount));
});

export const addColumn = inTable((tr, { rows, column }) => {
  // Change the last row first, so that positions of earlier rows stay valid.
  for (const one of [...rows].reverse()) {
    const at = Math.min(column, one.node.childCount - 1);
    const kind = one.node.child(at).type.name === "th" && one === rows[0] ? "th" : "td";
    tr.insert(edgesOf(one)[at + 1] ?? one.pos + one.node.nodeSize - 1, cellOf(kind));
  }
});

/** Removes the row at the cursor. Also removes its section or table if that becomes empty. */
export const removeRow = inTable((tr, { rows, row, pos, table }) => {
  if (rows.length === 1) return void tr.delete(pos, pos + table.nodeSize);
  const $row = tr.doc.resolve(row.pos);
  if ($row.parent.childCount === 1) tr.delete($row.before(), $row.after());
  else tr.delete(row.pos, row.pos + row.node.nodeSize);
});

export const removeColumn = inTable((tr, { rows, column, pos, table }) => {
  if (rows.some(({ node }) => node.childCount === 1)) return void tr.delete(pos, pos + table.nodeSize);
  for (const row of [...rows].reverse()) {
    const edges = edgesOf(row);
    const [from, to] = [edges[column], edges[column + 1]];
    if (from !== undefined && to !== undefined) tr.delete(from, to);
  }
});

export const removeTable: Command = (state, dispatch) => {
  const table = around(state, "table");
  if (!table) return false;
  dispatch?.(state.tr.delete(table.pos, table.pos + table.node.nodeSize).scrollIntoView());
  return true;
};
