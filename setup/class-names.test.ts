import { expect, it } from "vitest";
import { classProblems } from "./class-names.ts";

const SHEET = "storefront/app/components/card/card.module.css";
const SCREEN = "storefront/app/components/card/card.tsx";
const CSS = `@layer components { /* .gone {} */
  .card { background: url("a.b"); }
  .card:has([name="a.b"]) .old-price, .label:hover { margin: .5em; }
  .link { composes: link from "@curat/ui/link/link.module.css"; }
  .wide :global(.map) { width: 1px; }
}`;
const LINK = ".link { color: red; }";
const TSX = `import styles from "./card.module.css";
type Look = "wide" | "narrow";
export const Card = ({ look }: { look: Look }) => (
  <a className={\`stack \${styles.card} \${styles[look]} \${look === "wide" ? "prose" : styles.link}\`}><b className={styles["old-price"]}>{styles.label}</b></a>
);`;

const LAYOUT = "ui/src/styles/layout.css";
const SHARED = {
  [LAYOUT]: ".stack { display: grid; }",
  "ui/src/styles/base.css": ".prose a { color: red; }",
};

const problems = (changes: Record<string, string> = {}) =>
  classProblems(
    new Map(
      Object.entries({
        [SHEET]: CSS,
        "ui/src/link/link.module.css": LINK,
        [SCREEN]: TSX,
        ...SHARED,
        ...changes,
      }),
    ),
  );

it("the check accepts classes used by name, conditionally and by composition", () => {
  expect(problems()).toEqual([]);
});

it.each([
  [
    "a class that no sheet defines",
    { [SCREEN]: TSX.replace("styles.label", "styles.lable") },
    "defines no class",
    'uses the class "label"',
  ],
  [
    "a class in brackets that no sheet defines",
    { [SCREEN]: TSX.replace('["old-price"]', '["old"]') },
    'defines no class "old"',
    '"old-price"',
  ],
  [
    "a shared class that no shared sheet defines",
    { [SCREEN]: TSX.replace("`stack ", "`stak ") },
    'card.tsx: no shared sheet defines the class "stak"',
    'layout.css: no component uses the class "stack"',
  ],
  [
    "a class without its rule",
    { [SHEET]: CSS.replaceAll(".card", ".cart") },
    'defines no class "card"',
    '"cart"',
  ],
])("the check reports %s, and the class that becomes unused", (_kind, changes, ...messages) => {
  const found = problems(changes);
  expect(found).toHaveLength(2);
  for (const text of messages) expect(found.join("\n")).toContain(text);
});

it.each([
  ["an unused class of the sheet", { [SHEET]: `${CSS} .dead { margin: 0; }` }, '"dead"'],
  ["a class that no choice names", { [SHEET]: CSS.replace(".wide", ".wider") }, '"wider"'],
  [
    "a class that is no longer composed",
    { [SHEET]: CSS.replace(/composes[^;]*;/, "") },
    'link.module.css: no component uses the class "link"',
  ],
])("the check reports an unused class: %s", (_kind, changes, text) => {
  const found = problems(changes);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(text);
});

it("the check reports a module's class that has the name of a shared one", () => {
  const sheet = "office/app/components/stack/stack.module.css";
  const screen =
    'import styles from "./stack.module.css"; export const A = () => <a className={styles.stack} />;';
  const [found, ...otherProblems] = problems({
    [sheet]: ".stack { margin: 0; }",
    [sheet.replace(".module.css", ".tsx")]: screen,
  });
  expect(otherProblems).toEqual([]);
  expect(found).toBe(`${sheet}: ${LAYOUT} has a class "stack", too.`);
});
