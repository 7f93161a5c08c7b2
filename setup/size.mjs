/** Prints the size of the project: `npm run size -- v0.9.0` compares with a second commit. */
import { execFileSync } from "node:child_process";
import { root } from "./paths.mjs";

const isSource = (path) => /\.(?:ts|tsx|mjs)$/.test(path) && !isTest(path);
const isTest = (path) => /\.(?:test|spec)\.tsx?$/.test(path);
const isBinary = (path) => /\.(?:png|jpe?g|webp|avif|gif|ico|svg|woff2?|ttf|otf|webm|mp4|pdf)$/.test(path);
const isDecision = (path) => path.startsWith("docs/decisions/");
const isDoc = (path) => /^docs\/.*\.md$|^[A-Z]+\.md$/.test(path);

const git = (args, input = "") => execFileSync("git", args, { cwd: root, input, maxBuffer: 2 ** 30 });

/** Returns the lines and words of a commit's files. Binary files have no lines. */
function contentsOf(commit) {
  const paths = git(["ls-tree", "-r", "--name-only", commit]).toString().trimEnd().split("\n");
  const requested = paths.map((path) => `${commit}:${path}`).join("\n");
  const answer = git(["cat-file", "--batch"], requested);
  let at = 0;
  return paths.map((path) => {
    // "<object> blob <bytes>", the content, and a newline.
    const end = answer.indexOf("\n", at);
    const bytes = Number(answer.toString("latin1", at, end).split(" ").at(-1));
    const text = isBinary(path) ? "" : answer.toString("utf8", end + 1, end + 1 + bytes);
    at = end + bytes + 2;
    return {
      path,
      lines: text.split("\n").length - 1,
      words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    };
  });
}

function sizeOf(commit) {
  const files = contentsOf(commit);
  const sum = (isCounted, unit = "lines") =>
    files.filter(({ path }) => isCounted(path)).reduce((total, file) => total + file[unit], 0);
  const count = (isCounted) => files.filter(({ path }) => isCounted(path)).length;
  return {
    "source lines (ts, tsx, mjs)": sum(isSource),
    "test lines": sum(isTest),
    "CSS lines": sum((path) => path.endsWith(".css")),
    "SQL lines": sum((path) => path.endsWith(".sql")),
    "files without pictures, fonts and films": count((path) => !isBinary(path)),
    "words of docs and decisions": sum(isDoc, "words"),
    decisions: count(isDecision),
    migrations: count((path) => /\/migrations\/.*\.sql$/.test(path)),
  };
}

const commits = ["HEAD", ...process.argv.slice(2)];
const sizes = commits.map(sizeOf);
console.table(
  Object.fromEntries(
    Object.keys(sizes[0]).map((row) => [
      row,
      Object.fromEntries(commits.map((commit, index) => [commit, sizes[index][row]])),
    ]),
  ),
);
