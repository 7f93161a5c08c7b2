import {
  Bold,
  Code,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  RemoveFormatting,
  Subscript,
  Superscript,
  Table,
  Undo2,
  Unlink,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import { useRef } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import * as commands from "./commands.ts";
import * as tables from "./tables.ts";
import styles from "./writing.module.css";

const texts = {
  blocks: { p: "Paragraf", h2: "Titlu", h3: "Subtitlu", h4: "Subtitlu mic" },
};

interface ToolbarProps {
  state: EditorState;
  run: (command: Command) => void;
  openLink: () => void;
  openPicture: () => void;
  showSource: () => void;
}

interface Tool {
  name: string;
  icon: LucideIcon;
  command: Command;
  isOn?: (state: EditorState) => boolean;
}

const TOOLS: Tool[] = [
  {
    name: "Aldin (Ctrl+B)",
    icon: Bold,
    command: commands.bold,
    isOn: (state) => commands.hasMark(state, "strong"),
  },
  {
    name: "Cursiv (Ctrl+I)",
    icon: Italic,
    command: commands.italic,
    isOn: (state) => commands.hasMark(state, "em"),
  },
  {
    name: "Listă cu puncte",
    icon: List,
    command: commands.toggleList("ul"),
    isOn: (state) => commands.around(state, "ul", "ol")?.node.type.name === "ul",
  },
  {
    name: "Listă numerotată",
    icon: ListOrdered,
    command: commands.toggleList("ol"),
    isOn: (state) => commands.around(state, "ul", "ol")?.node.type.name === "ol",
  },
  { name: "Mută un nivel mai jos", icon: IndentIncrease, command: commands.indent },
  { name: "Mută un nivel mai sus", icon: IndentDecrease, command: commands.outdent },
  {
    name: "Citat",
    icon: Quote,
    command: commands.toggleQuote,
    isOn: (state) => commands.around(state, "blockquote") !== undefined,
  },
];
const AFTER: Tool[] = [
  { name: "Tabel", icon: Table, command: tables.insertTable },
  {
    name: "Exponent",
    icon: Superscript,
    command: commands.superscript,
    isOn: (state) => commands.hasMark(state, "sup"),
  },
  {
    name: "Indice",
    icon: Subscript,
    command: commands.subscript,
    isOn: (state) => commands.hasMark(state, "sub"),
  },
  { name: "Elimină formatarea", icon: RemoveFormatting, command: commands.clearMarks },
  { name: "Anulează (Ctrl+Z)", icon: Undo2, command: undo },
  { name: "Refă (Ctrl+Y)", icon: Redo2, command: redo },
];
const TABLE_TOOLS: { name: string; command: Command }[] = [
  { name: "Rând nou", command: tables.addRow },
  { name: "Coloană nouă", command: tables.addColumn },
  { name: "Șterge rândul", command: tables.removeRow },
  { name: "Șterge coloana", command: tables.removeColumn },
  { name: "Șterge tabelul", command: tables.removeTable },
];

/** The editor's toolbar. It is one tab stop, and arrow keys move between its tools. */
export function Toolbar({ state, run, openLink, openPicture, showSource }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const block = commands.blockAt(state);
  const isNamed = commands.BLOCKS.some((name) => name === block);

  function move(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>("button, select") ?? [])];
    const at = tools.findIndex((tool) => tool === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = tools[Math.max(0, Math.min(tools.length - 1, at + step))];
    for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
    next?.focus();
  }
  // Focus returns to the first tool, because the last used one may be hidden.
  function leave(event: FocusEvent): void {
    if (bar.current?.contains(event.relatedTarget)) return;
    for (const [at, tool] of [
      ...(bar.current?.querySelectorAll<HTMLElement>("button, select") ?? []),
    ].entries())
      tool.tabIndex = at === 0 ? 0 : -1;
  }
  const toolOf = ({ name, icon: Icon, command, isOn }: Tool) => (
    <button
      key={name}
      type="button"
      tabIndex={-1}
      title={name}
      aria-label={name}
      aria-pressed={isOn?.(state)}
      aria-disabled={command(state) ? undefined : true}
      onClick={() => run(command)}
    >
      <Icon aria-hidden size={18} />
    </button>
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatarea textului"
      className={`cluster line-below bg-surface ${styles.toolbar}`}
      onKeyDown={move}
      onBlur={leave}
    >
      <select
        aria-label="Tipul paragrafului"
        value={isNamed ? block : ""}
        onChange={({ target }) => run(commands.asBlock(target.value))}
      >
        {!isNamed && <option value="">Alt tip</option>}
        {commands.BLOCKS.map((name) => (
          <option key={name} value={name}>
            {texts.blocks[name]}
          </option>
        ))}
      </select>
      {TOOLS.map(toolOf)}
      <button
        type="button"
        tabIndex={-1}
        title="Link (Ctrl+K)"
        aria-label="Link (Ctrl+K)"
        aria-pressed={commands.linkAt(state) !== undefined}
        onClick={openLink}
      >
        <LinkIcon aria-hidden size={18} />
      </button>
      {toolOf({ name: "Elimină linkul", icon: Unlink, command: commands.removeLink })}
      <button
        type="button"
        tabIndex={-1}
        title="Imagine"
        aria-label="Imagine"
        aria-pressed={commands.pictureAt(state) !== undefined}
        onClick={openPicture}
      >
        <Image aria-hidden size={18} />
      </button>
      {AFTER.map(toolOf)}
      <button type="button" tabIndex={-1} title="Arată HTML" aria-label="Arată HTML" onClick={showSource}>
        <Code aria-hidden size={18} />
      </button>
      {commands.around(state, "table") && (
        <fieldset aria-label="Tabelul" className={`cluster ${styles.tools}`}>
          {TABLE_TOOLS.map(({ name, command }) => (
            <button
              key={name}
              type="button"
              tabIndex={-1}
              aria-disabled={command(state) ? undefined : true}
              onClick={() => run(command)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
