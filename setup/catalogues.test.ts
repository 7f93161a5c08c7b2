import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { SHOPPER_TEXTS } from "../api/src/modules/shopper-texts.ts";
import { TEXT_PROPOSALS } from "../contract/src/staff/text-proposals.values.ts";
import { type DefaultText, listTexts } from "../contract/src/texts.values.ts";

const root = join(import.meta.dirname, "..");
const read = async (pattern: string): Promise<DefaultText[]> => {
  const files = globSync(pattern, { cwd: root });
  const modules = await Promise.all(files.map(async (file) => import(join(root, file)) as Promise<object>));
  return listTexts(modules.flatMap((module) => Object.values(module)).filter(isObject));
};
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const screens = [...(await read("storefront/app/**/texts.ts")), ...(await read("ui/src/**/texts.ts"))];
const spoken = listTexts(SHOPPER_TEXTS);
const all = [...screens, ...spoken];

it("texts with the same key in a screen and in the API are identical", () => {
  const textsByKey = Map.groupBy(all, ({ key }) => key);
  const torn = [...textsByKey].filter(([, texts]) => new Set(texts.map(({ text }) => text)).size > 1);
  expect(torn.map(([key]) => key)).toEqual([]);
});

it("every text of the API and the contract can be overridden by a shop", async () => {
  const listed = new Set(spoken.map(({ key }) => key));
  const written = [
    ...(await read("api/src/modules/*/*/texts.ts")),
    ...(await read("contract/src/*.values.ts")),
  ];
  expect(written.filter(({ key }) => !listed.has(key)).map(({ key }) => key)).toEqual([]);
  expect(written.length).toBeGreaterThan(100);
});

it("a proposed spelling has a key, keeps the placeholders and differs from the default", () => {
  const known = new Map(all.map((text) => [text.key, text]));
  const idle = Object.entries(TEXT_PROPOSALS).filter(([key, proposal]) => {
    const text = known.get(key);
    return !text || text.fixed !== undefined || text.text === proposal || !samePlaces(text.text, proposal);
  });
  expect(idle).toEqual([]);
});

const samePlaces = (one: string, other: string): boolean =>
  String(one.match(/\{\w+\}/g)) === String(other.match(/\{\w+\}/g));

it("no module of the contract reads a text while it loads", async () => {
  vi.resetModules();
  const { chooseTextsBy } = await import("../contract/src/texts.values.ts");
  const early: string[] = [];
  let loading = "";
  chooseTextsBy(() => void early.push(loading));
  for (const file of globSync("contract/src/*.ts", { cwd: root }).filter(
    (name) => !name.includes(".test."),
  )) {
    loading = file;
    await import(join(root, file));
  }
  chooseTextsBy(() => undefined);
  vi.resetModules();
  expect(early).toEqual([]);
});
