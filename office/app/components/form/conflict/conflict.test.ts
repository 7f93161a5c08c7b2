import { describe, expect, it } from "vitest";
import { differencesOf, keepField, seenIn, theirsField, withChoices } from "./conflict.ts";

const labels = { name: "Denumire", note: "Notă", "role.3": "Rolul 3" };
const seen = { name: "Depozit", note: "Luni", "role.3": "on" };

describe("conflict with a newer version", () => {
  it("a conflict prefers typed values only for fields that both people changed", () => {
    const typed = { ...seen, name: "Depozitul mare" };
    const standing = { name: "Depozitul mic", note: "Marți" };
    expect(differencesOf({ typed, seen, standing }, { labels })).toEqual([
      {
        name: "name",
        label: "Denumire",
        theirs: "Depozitul mic",
        mineText: "Depozitul mare",
        theirsText: "Depozitul mic",
        keeps: "mine",
      },
      {
        name: "note",
        label: "Notă",
        theirs: "Marți",
        mineText: "Luni",
        theirsText: "Marți",
        keeps: "theirs",
      },
      {
        name: "role.3",
        label: "Rolul 3",
        theirs: undefined,
        mineText: "on",
        theirsText: "",
        keeps: "theirs",
      },
    ]);
  });

  it("a conflict omits fields that only the current user changed, or that both changed to the same value", () => {
    const typed = { ...seen, name: "Altfel", note: "Miercuri\r\nseara" };
    const standing = { ...seen, note: "Miercuri\nseara" };
    expect(differencesOf({ typed, seen, standing }, { labels })).toEqual([]);
  });

  it("a conflict reports every difference if the loaded values are unknown", () => {
    const typed = { ...seen, name: "Altfel" };
    const differences = differencesOf({ typed, seen: undefined, standing: seen }, { labels });
    expect(differences.map(({ name, keeps }) => [name, keeps])).toEqual([["name", "mine"]]);
  });
});

it("withChoices applies the choices and removes their fields", () => {
  const sent = new FormData();
  const fields = {
    name: "al meu",
    [keepField("name")]: "theirs",
    [theirsField("name")]: "al lor",
    note: "a mea",
    [keepField("note")]: "mine",
    [theirsField("note")]: "a lor",
    "role.3": "on",
    [keepField("role.3")]: "theirs",
  };
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  expect(Object.fromEntries(withChoices(sent))).toEqual({ name: "al lor", note: "a mea" });
});

it.each(["", "null", "7", "{"])("seenIn returns undefined for the loaded values %j", (text) => {
  const form = new FormData();
  form.set("seen", text);
  expect(seenIn(form)).toBeUndefined();
});
