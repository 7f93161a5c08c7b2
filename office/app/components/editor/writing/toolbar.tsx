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
import { texts } from "./texts.ts";
import styles from "./writing.module.css";

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
  /** Of what is on or off. */
  isOn?: (state: EditorState) => boolean;
}

const TOOLS: Tool[] = [
  {
    name: texts.bold,
    icon: Bold,
    command: commands.bold,
    isOn: (state) => commands.hasMark(state, "strong"),
  },
  {
    name: texts.italic,
    icon: Italic,
    command: commands.italic,
    isOn: (state) => commands.hasMark(state, "em"),
  },
  {
    name: texts.bullets,
    icon: List,
    command: commands.toggleList("ul"),
    isOn: (state) => commands.around(state, "ul", "ol")?.node.type.name === "ul",
  },
  {
    name: texts.numbers,
    icon: ListOrdered,
    command: commands.toggleList("ol"),
    isOn: (state) => commands.around(state, "ul", "ol")?.node.type.name === "ol",
  },
  { name: texts.indent, icon: IndentIncrease, command: commands.indent },
  { name: texts.outdent, icon: IndentDecrease, command: commands.outdent },
  {
    name: texts.quote,
    icon: Quote,
    command: commands.toggleQuote,
    isOn: (state) => commands.around(state, "blockquote") !== undefined,
  },
];
const AFTER: Tool[] = [
  { name: texts.table, icon: Table, command: tables.insertTable },
  {
    name: texts.superscript,
    icon: Superscript,
    command: commands.superscript,
    isOn: (state) => commands.hasMark(state, "sup"),
  },
  {
    name: texts.subscript,
    icon: Subscript,
    command: commands.subscript,
    isOn: (state) => commands.hasMark(state, "sub"),
  },
  { name: texts.clear, icon: RemoveFormatting, command: commands.clearMarks },
  { name: texts.undo, icon: Undo2, command: undo },
  { name: texts.redo, icon: Redo2, command: redo },
];
const TABLE_TOOLS: { name: string; command: Command }[] = [
  { name: texts.addRow, command: tables.addRow },
  { name: texts.addColumn, command: tables.addColumn },
  { name: texts.removeRow, command: tables.removeRow },
  { name: texts.removeColumn, command: tables.removeColumn },
  { name: texts.removeTable, command: tables.removeTable },
];

/** The editor's tools: one stop of the Tab key, within which the arrows move. */
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
  // Whoever comes back begins at the first tool: the last one may be gone.
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
      aria-label={texts.toolbar}
      className={styles.toolbar}
      onKeyDown={move}
      onBlur={leave}
    >
      <select
        aria-label={texts.style}
        value={isNamed ? block : ""}
        onChange={({ target }) => run(commands.asBlock(target.value))}
      >
        {!isNamed && <option value="">{texts.otherBlock}</option>}
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
        title={texts.link}
        aria-label={texts.link}
        aria-pressed={commands.linkAt(state) !== undefined}
        onClick={openLink}
      >
        <LinkIcon aria-hidden size={18} />
      </button>
      {toolOf({ name: texts.unlink, icon: Unlink, command: commands.removeLink })}
      <button
        type="button"
        tabIndex={-1}
        title={texts.picture}
        aria-label={texts.picture}
        aria-pressed={commands.pictureAt(state) !== undefined}
        onClick={openPicture}
      >
        <Image aria-hidden size={18} />
      </button>
      {AFTER.map(toolOf)}
      <button type="button" tabIndex={-1} title={texts.source} aria-label={texts.source} onClick={showSource}>
        <Code aria-hidden size={18} />
      </button>
      {commands.around(state, "table") && (
        <fieldset aria-label={texts.tableTools} className={styles.tools}>
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
