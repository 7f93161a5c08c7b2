/** Keyboard shortcuts and input rules of the editor. Tab keeps moving to the next field. */
import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { asBlock, bold, indent, italic, nodeType, outdent, toggleList } from "./commands.ts";

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType("br").create()).scrollIntoView());
  return true;
});

export function keyPlugins(openLink: () => void): Plugin[] {
  const link: Command = () => {
    openLink();
    return true;
  };
  return [
    history(),
    keymap({
      "Mod-b": bold,
      "Mod-i": italic,
      "Mod-k": link,
      "Mod-z": undo,
      "Mod-y": redo,
      "Shift-Mod-z": redo,
      "Mod-Alt-0": asBlock("p"),
      "Mod-Alt-2": asBlock("h2"),
      "Mod-Alt-3": asBlock("h3"),
      "Mod-Alt-4": asBlock("h4"),
      "Shift-Mod-7": toggleList("ol"),
      "Shift-Mod-8": toggleList("ul"),
      "Mod-]": indent,
      "Mod-[": outdent,
      "Shift-Enter": lineBreak,
      Enter: splitListItem(nodeType("li")),
    }),
    keymap(baseKeymap),
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*]\s$/, nodeType("ul")),
        wrappingInputRule(/^\s*1[.)]\s$/, nodeType("ol")),
        textblockTypeInputRule(/^##\s$/, nodeType("h2")),
        textblockTypeInputRule(/^###\s$/, nodeType("h3")),
      ],
    }),
  ];
}
