/** The office shows a setting's form by its schema: every field of every schema has words there. */
import { SETTING_FIELDS } from "@curat/contract/staff/setting-fields.values";
import { SETTING_TEXTS, type SettingKey } from "@curat/contract/staff/settings.values";
import { expect, it } from "vitest";
import { z } from "zod";
import { SETTING_RULES } from "./setting-rules.ts";

const KEYS = Object.keys(SETTING_TEXTS) as SettingKey[]; // the keys of the same table

/** Names of the properties of a JSON Schema, at any depth, and of the switches of a record that is read. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]) =>
    key === "properties"
      ? Object.entries(part as object).flatMap(([name, below]) => [name, ...namesIn(below)])
      : namesIn(part),
  );
}
function switchesOf(key: SettingKey): string[] {
  const value = SETTING_RULES[key].read(undefined);
  return key === "flags" ? Object.keys(value as object) : [];
}

it.each(KEYS)("each field of %s is called something in the office", (key) => {
  const schema = z.toJSONSchema(SETTING_RULES[key].schema, { io: "input", unrepresentable: "any" });
  const names = new Set([...namesIn(schema), ...switchesOf(key)]);
  const words = SETTING_FIELDS[key];
  expect([...names].filter((name) => words[name] === undefined)).toEqual([]);
  // Words of a field that went.
  const robots = key === "feeds" ? ["search", "assistants", "training"] : [];
  const known = new Set([...names, ...robots, ""]);
  expect(Object.keys(words).filter((name) => !known.has(name))).toEqual([]);
});
