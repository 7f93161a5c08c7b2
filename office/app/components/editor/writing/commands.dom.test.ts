import { EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import type { Command } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import * as commands from "./commands.ts";
import { readHtml, writeHtml } from "./html.ts";
import * as tables from "./tables.ts";

/** The text between two `|` is selected; a single `|` is the cursor. */
function stateOf(html: string): EditorState {
  let state = EditorState.create({ doc: readHtml(html) });
  const places: number[] = [];
  state.doc.descendants((node, pos) => {
    for (const { index } of node.isText ? (node.text ?? "").matchAll(/\|/g) : []) places.push(pos + index);
  });
  for (const place of [...places].reverse()) state = state.apply(state.tr.delete(place, place + 1));
  const [from = 1, second] = places;
  const to = second === undefined ? from : second - 1;
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
}

function after(html: string, ...doing: Command[]): string {
  let state = stateOf(html);
  for (const command of doing) command(state, (tr) => (state = state.apply(tr)));
  return writeHtml(state.doc);
}

describe("list commands", () => {
  it("toggleList creates a list, changes its kind, and removes it", () => {
    expect(after("<p>|unu</p>", commands.toggleList("ul"))).toBe("<ul><li>unu</li></ul>");
    expect(after("<ul><li>|unu</li></ul>", commands.toggleList("ol"))).toBe("<ol><li>unu</li></ol>");
    expect(after("<ul><li>|unu</li></ul>", commands.toggleList("ul"))).toBe("<p>unu</p>");
  });

  it("indent and outdent change a list item's level", () => {
    const deep = "<ul><li>unu<ul><li>doi</li></ul></li></ul>";
    expect(after("<ul><li>unu</li><li>d|oi</li></ul>", commands.indent)).toBe(deep);
    expect(after(deep.replace("doi", "d|oi"), commands.outdent)).toBe("<ul><li>unu</li><li>doi</li></ul>");
  });
});

it("text can become bold, a heading or a quote, and plain again", () => {
  expect(after("<p>a |b| c</p>", commands.bold)).toBe("<p>a <strong>b</strong> c</p>");
  expect(after("<p>a |<strong>b</strong>| c</p>", commands.clearMarks)).toBe("<p>a b c</p>");
  expect(after("<p>|a</p>", commands.asBlock("h2"))).toBe("<h2>a</h2>");
  expect(after("<p>|a</p>", commands.toggleQuote)).toBe("<blockquote><p>a</p></blockquote>");
  expect(after("<blockquote><p>|a</p></blockquote>", commands.toggleQuote)).toBe("<p>a</p>");
});

describe("link commands", () => {
  it("setLink links the selection, or inserts linked text", () => {
    expect(after("<p>a |b| c</p>", commands.setLink("/x", ""))).toBe('<p>a <a href="/x">b</a> c</p>');
    expect(after("<p>a| c</p>", commands.setLink("/x", "aici"))).toBe('<p>a<a href="/x">aici</a> c</p>');
  });

  it("changing or removing a link affects the whole link at the cursor", () => {
    const linked = '<p>a <a href="/x" title="t">b|<em>d</em></a> c</p>';
    expect(after(linked, commands.setLink("/y", ""))).toBe(
      '<p>a <a href="/y" title="t">b<em>d</em></a> c</p>',
    );
    expect(after(linked, commands.removeLink)).toBe("<p>a b<em>d</em> c</p>");
  });
});

it("setPicture inserts a picture at the cursor or changes the selected one", () => {
  const picture = { src: "/media/a/800.webp", alt: "O găleată" };
  const html = after("<p>a|</p>", commands.setPicture(picture));
  expect(html).toBe('<p>a<img src="/media/a/800.webp" alt="O găleată" loading="lazy"></p>');
  let state = stateOf(html);
  state = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 2)));
  commands.setPicture({ ...picture, alt: "" })(state, (tr) => (state = state.apply(tr)));
  expect(writeHtml(state.doc)).toContain('alt=""');
});

describe("table commands", () => {
  const html =
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>|c</td><td>d</td></tr></tbody></table>";
  const rows = (text: string) => text.split("<tr>").length - 1;
  const cells = (text: string) => (text.match(/<t[dh]\b/g) ?? []).length;

  it("insertTable adds a table with a header row and moves the cursor into it", () => {
    const made = after("<p>|</p>", tables.insertTable, (state, dispatch) => {
      dispatch?.(state.tr.insertText("prima"));
      return true;
    });
    expect([rows(made), cells(made)]).toEqual([3, 9]);
    expect(made).toContain('<th scope="col">prima</th>');
  });

  it("table rows and columns can be added and removed", () => {
    expect([rows(after(html, tables.addRow)), cells(after(html, tables.addRow))]).toEqual([3, 6]);
    expect(after(html, tables.addColumn)).toContain("<td>c</td><td></td><td>d</td>");
    expect(after(html, tables.removeRow)).toBe("<table><thead><tr><th>a</th><th>b</th></tr></thead></table>");
    expect(after(html, tables.removeColumn)).toContain("<tbody><tr><td>d</td></tr></tbody>");
    expect(after(`${html}<p>x</p>`, tables.removeTable)).toBe("<p>x</p>");
  });

  it("addRow in the header adds the first body row", () => {
    const under = after(html.replace("|", "").replace("a<", "|a<"), tables.addRow);
    expect(under).toContain("<tbody><tr><td></td><td></td></tr><tr><td>c</td>");
  });

  it("row and column commands refuse tables with spanning cells", () => {
    const spans =
      '<table><tbody><tr><td colspan="2">|a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>';
    for (const command of [tables.addRow, tables.addColumn, tables.removeRow, tables.removeColumn])
      expect(command(stateOf(spans))).toBe(false);
  });
});
