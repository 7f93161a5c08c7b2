/**
 * Measures the project's language: `npm run prose` counts suspect lines by folder, `npm run prose -- lines
 * PATH` lists them, `npm run prose -- sample SEED` draws 100 English sentences, `npm run prose -- texts SEED`
 * draws 60 Romanian texts.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { root } from "./paths.mjs";

/** Words that often mark a sentence to rewrite (docs/style.md); some uses are fine. */
const SUSPECT = new RegExp(
  [
    String.raw`\b(?:told|tells?|telling|stands?(?!-in)|stood|standing|goes|gone|comes|came|says|said|saying)\b`,
    String.raw`\b(?:knows|knew|brings?|brought|wants?|wanted|heeds?|mends?|mended|anew|whoever|whatever|whom)\b`,
    String.raw`\b(?:he|his|him|himself|she|her)\b`,
    String.raw`\b(?:alone|beside|aside|nobody|none of|no more|as it were|is to be|are to be|can not)\b`,
    String.raw`\b(?:so many|so much|so long|so often|for who|of what|of who|with what|by what)\b`,
    String.raw`(?:^|[.:;] )(?:What|Who|Of|Whose|Whoever|Where|Nothing|None|Nobody) `,
  ].join("|"),
);

const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trimEnd().split("\n");
const isDoc = (path) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(path);
const isCode = (path) => /\.(?:tsx?|mjs)$/.test(path) && !path.includes("/generated/");
const isStyle = (path) => /\.(?:css|sql)$/.test(path);
const isTest = (path) => /\.(?:test|spec)\.tsx?$/.test(path);
const TITLES = new Set(["it", "test", "describe"]);

function proseIn(path) {
  const source = readFileSync(join(root, path), "utf8");
  const lineAt = (offset) => source.slice(0, offset).split("\n").length;
  if (isDoc(path)) return paragraphs(source);
  if (isStyle(path))
    return [...source.matchAll(/\/\*([\s\S]*?)\*\/|^\s*--\s(.*(?:\n\s*--\s.*)*)/gm)].map((found) => ({
      line: lineAt(found.index),
      text: found[1] ?? found[2],
    }));
  const { comments, program } = parseSync(path, source);
  const found = comments.map(({ start, value }) => ({ line: lineAt(start), start, text: value }));
  if (!isTest(path)) return joined(found, source);
  const titles = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      let name = callee;
      while (name.type === "MemberExpression" || name.type === "CallExpression")
        name = name.type === "MemberExpression" ? name.object : name.callee;
      if (name.type === "Identifier" && TITLES.has(name.name) && title?.type === "Literal")
        titles.push({ line: lineAt(title.start), start: title.start, text: String(title.value) });
    },
  }).visit(program);
  return [...joined(found, source), ...titles];
}

function joined(comments, source) {
  const texts = [];
  let end = -1;
  for (const { line, start, text } of comments) {
    const last = texts.at(-1);
    if (
      last &&
      end >= 0 &&
      /^\s*$/.test(source.slice(end, start)) &&
      source.slice(end, start).split("\n").length === 2
    )
      last.text += `\n${text}`;
    else texts.push({ line, start, text });
    end = source.slice(start, start + 2) === "//" ? start + 2 + text.length : -1;
  }
  return texts;
}

function paragraphs(source) {
  const texts = [];
  let [inCode, isOpen] = [false, false];
  for (const [index, line] of source.split("\n").entries()) {
    if (line.startsWith("```")) inCode = !inCode;
    const isText = !inCode && line.trim() !== "" && !line.startsWith("```");
    if (isText && isOpen && !/^\s*(?:[-*#|]|\d+\.)/.test(line)) texts.at(-1).text += `\n${line}`;
    else if (isText) texts.push({ line: index + 1, text: line });
    isOpen = isText;
  }
  return texts;
}

const plain = (text) =>
  text
    .replaceAll(/^\s*(?:\*|--)\s?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();

function sentencesOf(paths) {
  return paths.flatMap((path) =>
    proseIn(path).flatMap(({ line, text }) =>
      plain(text)
        .split(/(?<=[.!?])\s+(?=[A-Z`])/)
        .filter((sentence) => sentence.split(" ").length >= 4 && !/^(?:oxlint|@ts-|@vitest)/.test(sentence))
        .map((sentence) => ({ place: `${path}:${line}`, sentence })),
    ),
  );
}

/** Test data, lists of search words and character tables. */
const NO_TEXTS = /\/testing\/|\/(?:common|page|stop|synonym)-words\.ts$|\/windows-1250\.ts$/;

/** Returns the Romanian texts of the code, without demo content. */
function romanianTexts() {
  const places = (path) =>
    isCode(path) &&
    !isTest(path) &&
    !NO_TEXTS.test(path) &&
    /^(?:api|storefront|office|ui|contract)\//.test(path);
  return tracked.filter(places).flatMap((path) => {
    const source = readFileSync(join(root, path), "utf8");
    const texts = [];
    const add = (start, value) => {
      const text = value.replaceAll(/\s+/g, " ").trim();
      if (text.split(" ").length >= 3 && /[ăâîșțĂÂÎȘȚ]/.test(text))
        texts.push({ place: `${path}:${source.slice(0, start).split("\n").length}`, sentence: text });
    };
    new Visitor({
      Literal: ({ start, value }) => typeof value === "string" && add(start, value),
      JSXText: ({ start, value }) => add(start, value),
      TemplateLiteral: ({ start, quasis }) => add(start, quasis.map(({ value }) => value.cooked).join("…")),
    }).visit(parseSync(path, source).program);
    return texts;
  });
}

/** mulberry32, so that the same seed draws the same items. */
function draw(from, count, seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1).at(0),
  );
}

function suspectLines(path) {
  return proseIn(path).flatMap(({ line, text }) =>
    text
      .split("\n")
      .map((part, index) => ({
        place: `${path}:${line + index}`,
        sentence: part.replace(/^\s*(?:\*|--)\s?/, "").trim(),
      }))
      .filter(({ sentence }) => SUSPECT.test(sentence)),
  );
}

const [task = "count", value = ""] = process.argv.slice(2);
const english = tracked.filter((path) => isDoc(path) || isCode(path) || isStyle(path));
const print = (rows) =>
  rows.forEach(({ place, sentence }, index) => console.log(`${index + 1}. ${sentence}\n   ${place}`));

if (task === "sample") print(draw(sentencesOf(english), 100, Number(value)));
else if (task === "texts") print(draw(romanianTexts(), 60, Number(value)));
else if (task === "lines") print(english.filter((path) => path.startsWith(value)).flatMap(suspectLines));
else {
  const counts = new Map();
  let lines = 0;
  for (const path of english) {
    lines += proseIn(path).reduce(
      (sum, { text }) => sum + text.split("\n").filter((line) => line.trim()).length,
      0,
    );
    const folder = path.startsWith("api/src/modules")
      ? path.split("/").slice(0, 4).join("/")
      : path
          .split("/")
          .slice(0, path.includes("/") ? 2 : 1)
          .join("/");
    counts.set(folder, (counts.get(folder) ?? 0) + suspectLines(path).length);
  }
  const rows = [...counts].filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one);
  for (const [folder, count] of rows) console.log(String(count).padStart(6), folder);
  console.log(`${rows.reduce((sum, [, count]) => sum + count, 0)} suspect lines of ${lines}`);
}
