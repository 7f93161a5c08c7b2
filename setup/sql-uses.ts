/** Finds the tables that a source reads and writes. */
import {
  type Argument,
  type CallExpression,
  type Expression,
  parseSync,
  type PrivateIdentifier,
  type TemplateLiteral,
  Visitor,
} from "oxc-parser";

export interface TableUse {
  line: number;
  /** Undefined when it is only known at run time. */
  table: string | undefined;
  kind: "read" | "write";
}

const WRITES = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"]);
const READS = /^(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?)$/;
/** Methods whose argument may be a table. Other objects have methods of these names, too. */
const MAYBE_READS = new Set(["from", "using"]);

/** Returns every table use in a TypeScript source. */
export function tableUsesIn(file: string, source: string): TableUse[] {
  const found: TableUse[] = [];
  const lineOf = (start: number): number => source.slice(0, start).split("\n").length;
  const addText = (start: number, text: string, isSql: boolean): void => {
    const uses = isSql || looksLikeSql(text) ? tablesInSql(text) : [];
    for (const use of uses) found.push({ line: lineOf(start), ...use });
  };
  const templates = new Set<TemplateLiteral>();
  new Visitor({
    CallExpression(call) {
      const name = methodOf(call);
      const [first] = call.arguments;
      if (name === undefined || first === undefined) return;
      const kind = WRITES.has(name) ? "write" : "read";
      const isCertain = kind === "write" || READS.test(name);
      if (!isCertain && !MAYBE_READS.has(name) && !isRawSql(call)) return;
      if (isRawSql(call)) {
        if (textOf(first) === undefined)
          found.push({ line: lineOf(call.start), table: undefined, kind: "write" });
        else addText(call.start, textOf(first) ?? "", true);
        return;
      }
      for (const table of namesIn(first, isCertain)) found.push({ line: lineOf(call.start), table, kind });
    },
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (tag.type !== "Identifier" || tag.name !== "sql") return;
      templates.add(quasi);
      addText(start, joined(quasi), true);
    },
    BinaryExpression({ operator, left, start }) {
      if (operator === "+" && isCutBeforeTable(sumOf(left)))
        found.push({ line: lineOf(start), table: undefined, kind: "write" });
    },
    TemplateLiteral(template) {
      if (!templates.has(template)) addText(template.start, joined(template), false);
    },
    Literal({ start, value }) {
      if (typeof value === "string") addText(start, value, false);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

function methodOf({ callee }: CallExpression): string | undefined {
  if (callee.type !== "MemberExpression") return undefined;
  const { property } = callee;
  if (property.type === "Identifier" && !callee.computed) return property.name;
  return property.type === "Literal" && typeof property.value === "string" ? property.value : undefined;
}

/** Matches `sql.table`, `sql.raw` and `sql.id`, whose arguments become SQL. */
function isRawSql(call: CallExpression): boolean {
  return isOfSql(call, ["table", "raw", "id"]);
}

/** Matches `sql.ref`, `sql.table` and `sql.id`, which name a column or table. */
function isNameOfSql(call: CallExpression): boolean {
  return isOfSql(call, ["ref", "table", "id"]);
}

function isOfSql(call: CallExpression, methods: string[]): boolean {
  const { callee } = call;
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "sql" &&
    methods.includes(methodOf(call) ?? "")
  );
}

/** Returns the named tables. A computed name is undefined; a subquery has none. */
function namesIn(argument: Argument, isCertain: boolean): (string | undefined)[] {
  if (argument.type === "ArrayExpression")
    return argument.elements.flatMap((element) =>
      element === null || element.type === "SpreadElement" ? [undefined] : namesIn(element, isCertain),
    );
  const text = textOf(argument);
  if (text !== undefined)
    return [
      text
        .trim()
        .split(/\s/)[0]
        ?.replace(/^public\./, ""),
    ];
  const isName = argument.type === "Identifier" || argument.type === "MemberExpression";
  return isCertain &&
    (isName || argument.type === "TemplateLiteral" || argument.type === "ConditionalExpression")
    ? [undefined]
    : [];
}

function textOf(argument: Argument): string | undefined {
  if (argument.type === "Literal" && typeof argument.value === "string") return argument.value;
  if (argument.type === "TemplateLiteral" && argument.expressions.length === 0) return joined(argument);
  if (argument.type === "TSAsExpression" || argument.type === "TSSatisfiesExpression")
    return textOf(argument.expression);
  return undefined;
}

function sumOf(expression: Expression | PrivateIdentifier): string {
  if (expression.type === "BinaryExpression") return sumOf(expression.left) + sumOf(expression.right);
  if (expression.type === "TemplateLiteral") return joined(expression);
  return expression.type === "Literal" && typeof expression.value === "string" ? expression.value : "¤";
}

function isCutBeforeTable(text: string): boolean {
  return /\b(?:select\b[^]*\b(?:from|join)|insert\s+into|delete\s+from|merge\s+into|truncate|lock\s+table|copy)\s+$/i.test(
    text,
  );
}

/** Returns the template's text with table names inserted; other values are checked where they are defined. */
function joined({ quasis, expressions }: TemplateLiteral): string {
  return quasis.map(({ value }, index) => value.raw + placed(expressions[index])).join("");
}

function placed(expression: Expression | undefined): string {
  if (expression === undefined) return "";
  const [first] = expression.type === "CallExpression" && isNameOfSql(expression) ? expression.arguments : [];
  const name = first && textOf(first);
  return name === undefined ? " ¤ " : ` ${name} `;
}

function looksLikeSql(text: string): boolean {
  return /\b(?:select\b[^]*\bfrom|insert\s+into|update\s+[\w."]+\s+(?:\w+\s+)?set|delete\s+from|merge\s+into|truncate|lock\s+table|copy\s+[\w."]+\s[^]*\b(?:from\s+stdin|to\s+stdout)|join\s+[\w."]+\s+\w*\s*on)\b/i.test(
    text,
  );
}

const NO_UPDATE_AFTER = new Set(["for", "key", "do", "then", "on"]);

/** Returns the tables in an SQL text, and whether each is read or written. */
export function tablesInSql(text: string): Omit<TableUse, "line">[] {
  const tokens = tokensOf(text);
  const found: Omit<TableUse, "line">[] = [];
  // A fragment that is just a name may be part of any statement, so it counts as a read.
  if (tokens.length === 1 && isName(tokens[0])) return [{ table: tokens[0], kind: "read" }];
  const at = (index: number): string => tokens[index] ?? "";
  const add = (index: number, kind: "read" | "write"): void => {
    const name = at(["only", "lateral", "table"].includes(at(index)) ? index + 1 : index);
    if (isName(name)) found.push({ table: name, kind });
  };
  for (const [index, token] of tokens.entries()) {
    const before = at(index - 1);
    if (token === "into" && (before === "insert" || before === "merge")) add(index + 1, "write");
    else if (token === "update" && !NO_UPDATE_AFTER.has(before)) add(index + 1, "write");
    else if (token === "truncate" || (token === "lock" && (at(index + 1) === "table" || isFirst(before))))
      for (const place of listAfter(tokens, index + 1)) add(place, "write");
    else if (token === "copy" && isFirst(before)) add(index + 1, tokens.includes("stdin") ? "write" : "read");
    else if (token === "table" && ["alter", "drop"].includes(before)) add(index + 1, "write");
    else if (token === "from" && before === "delete") add(index + 1, "write");
    else if (token === "join") add(index + 1, "read");
    else if ((token === "from" && before !== "distinct") || token === "using")
      for (const place of listAfter(tokens, index + 1)) add(place, "read");
  }
  return found;
}

function isFirst(tokenBefore: string): boolean {
  return tokenBefore === "" || tokenBefore === ";";
}

/** Returns the positions of the names in "a, b as x, (select …) y, c". */
function listAfter(tokens: string[], first: number): number[] {
  const places: number[] = [];
  for (let index = first; ; index += 1) {
    places.push(index);
    while (index < tokens.length && !STOP.test(tokens[index] ?? ""))
      index = skipParenthesis(tokens, index) + 1;
    if (tokens[index] !== ",") return places;
  }
}

const STOP =
  /^(?:,|;|\)|where|join|left|right|inner|full|cross|on|group|order|limit|set|returning|union|when|for|having)$/;

function skipParenthesis(tokens: string[], open: number): number {
  if (tokens[open] !== "(") return open;
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    if (tokens[index] === "(") depth += 1;
    if (tokens[index] === ")") depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length;
}

function isName(token: string | undefined): token is string {
  return token !== undefined && /^[a-z_]\w*$/.test(token);
}

/** Splits SQL into tokens, without comments, strings and the schema `public`. */
function tokensOf(text: string): string[] {
  const bare = text
    .replaceAll(/--[^\n]*/g, " ")
    .replaceAll(/\/\*[^]*?\*\//g, " ")
    .replaceAll(/'(?:[^']|'')*'/g, " ¤ ")
    .replaceAll(/\bpublic\s*\.\s*/gi, "");
  return [...bare.matchAll(/"([^"]+)"|[\p{L}_][\w.]*|[(),;¤]/gu)].map(
    ([token, quoted]) => quoted ?? token.toLowerCase(),
  );
}
