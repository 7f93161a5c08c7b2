/** The office builds forms for settings from their schemas, so every schema field needs a label. */
import { SETTING_FIELDS } from "@curat/contract/staff/setting-fields.values";
import { SETTING_TEXTS, type SettingKey } from "@curat/contract/staff/settings.values";
import { expect, it } from "vitest";
import { z } from "zod";
import { SETTING_RULES } from "./setting-rules.ts";

const KEYS = Object.keys(SETTING_TEXTS) as SettingKey[]; // Object.keys loses the type of the keys.

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

function endlessIn(schema: unknown, at: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, maxLength, enum: values, const: value } = schema as Record<string, unknown>;
  const isEndless = type === "string" && [maxLength, values, value].every((bound) => bound === undefined);
  const below = Object.entries(schema).flatMap(([key, part]) => endlessIn(part, `${at}.${key}`));
  return isEndless ? [at, ...below] : below;
}

// A company name of 240,000 characters once blocked the worker for minutes while it rendered a proforma.
it.each(KEYS)("every text of %s has a maximum length", (key) => {
  const schema = z.toJSONSchema(SETTING_RULES[key].schema, { io: "input", unrepresentable: "any" });
  expect(endlessIn(schema, key)).toEqual([]);
});

it.each(KEYS)("every field of %s has a label in the office", (key) => {
  const schema = z.toJSONSchema(SETTING_RULES[key].schema, { io: "input", unrepresentable: "any" });
  const names = new Set([...namesIn(schema), ...switchesOf(key)]);
  const words = SETTING_FIELDS[key];
  expect([...names].filter((name) => words[name] === undefined)).toEqual([]);
  // Labels of removed fields.
  const robots = key === "feeds" ? ["search", "assistants", "training"] : [];
  const known = new Set([...names, ...robots, ""]);
  expect(Object.keys(words).filter((name) => !known.has(name))).toEqual([]);
});
