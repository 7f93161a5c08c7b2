/** Cuts the built sheet of styles: what is on every page, and a sheet for each group of screens (decision 0109). */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { LAYERS } from "./app/document/inline-styles.ts";
import { type Sheet, SHEETS, sheetOfRules } from "./app/session/style-sheets.ts";

const WHOLE = "style.css";
const app = join(import.meta.dirname, "app");

/** Each sheet stands in the manifest of the browser's build under its name, `account.css`. */
export function splitSheets(): Plugin {
  return {
    name: "curat:split-sheets",
    enforce: "post",
    apply: "build",
    generateBundle(_options, bundle) {
      const whole = Object.values(bundle).find(
        (file) => file.type === "asset" && file.originalFileNames.includes(WHOLE),
      );
      if (whole?.type !== "asset") throw new Error(`The build has no ${WHOLE}.`);
      const sheets = cutSheets(String(whole.source), sheetsByBlock());
      delete bundle[whole.fileName];
      // The server's build shows none of them.
      if (this.environment.name !== "client") return;
      for (const [name, source] of sheets)
        this.emitFile({ type: "asset", name, originalFileName: name, source });
    },
  };
}

/** The first part of a class's name is the name of its file, which no other file has. */
function sheetsByBlock(): Map<string, Sheet> {
  const files = globSync("**/*.module.css", { cwd: app });
  return new Map(
    files.flatMap((file) => {
      const sheet = sheetOfRules(file.replaceAll("\\", "/"));
      return sheet ? [[basename(file, ".module.css"), sheet] as const] : [];
    }),
  );
}

/** Every rule once, in its order: those of one block's classes in its sheet, all others in the whole shop's. */
export function cutSheets(css: string, blocks: ReadonlyMap<string, Sheet>): Map<string, string> {
  const cut = new Map<string, string>([[WHOLE, keep(css, undefined, blocks)]]);
  // React sets them before the document's own first style, so each says the order of the layers.
  for (const sheet of SHEETS) cut.set(`${sheet}.css`, LAYERS + keep(css, sheet, blocks));
  return cut;
}

function keep(css: string, sheet: Sheet | undefined, blocks: ReadonlyMap<string, Sheet>): string {
  return statementsOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return sheet === undefined ? head : "";
      if (/^@(?:layer|media|supports|container)\b/.test(head)) {
        const kept = keep(body, sheet, blocks);
        return kept && `${head}{${kept}}`;
      }
      if (head.startsWith("@"))
        return sheetOf(head.replace(/^@keyframes /, "."), blocks) === sheet ? `${head}{${body}}` : "";
      const selectors = splitOutside(head, ",").filter((selector) => sheetOf(selector, blocks) === sheet);
      return selectors.length > 0 ? `${selectors.join(",")}{${body}}` : "";
    })
    .join("");
}

function sheetOf(selector: string, blocks: ReadonlyMap<string, Sheet>): Sheet | undefined {
  const classes = [...selector.matchAll(/\.([a-z][a-z0-9-]*)/gi)].map(([, block = ""]) => blocks.get(block));
  const sheets = new Set(classes.filter((sheet) => sheet !== undefined));
  return sheets.size === 1 ? [...sheets][0] : undefined;
}

/** Rules and at-rules of one level; one that ends with a semicolon has no body, and keeps it. */
function statementsOf(css: string): { head: string; body?: string }[] {
  const found: { head: string; body?: string }[] = [];
  for (let rest = css.trim(); rest !== "";) {
    const [head = ""] = splitOutside(rest, "{;");
    const end = head.length;
    if (rest[end] !== "{") {
      found.push({ head: `${head};` });
      rest = rest.slice(end + 1).trim();
      continue;
    }
    const [body = ""] = splitOutside(rest.slice(end + 1), "}");
    found.push({ head: head.trim(), body });
    rest = rest.slice(end + body.length + 2).trim();
  }
  return found;
}

/** Parts between signs that stand in no bracket and no quotes. */
function splitOutside(text: string, signs: string): string[] {
  const parts: string[] = [];
  let [depth, start, quote] = [0, 0, ""];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\\") at++;
    else if (quote) quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (depth === 0 && signs.includes(sign)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    } else if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
  }
  return [...parts, text.slice(start)];
}
