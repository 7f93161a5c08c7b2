import { describe, expect, it } from "vitest";
import { differencesOf, keepField, loadedValues, theirsField, withChoices } from "./conflict.ts";

const labels = { name: "Denumire", note: "Notă", "role.3": "Rolul 3" };
const loaded = { name: "Depozit", note: "Luni", "role.3": "on" };

describe("conflict with a newer version", () => {
  it("a conflict prefers typed values only for fields that both people changed", () => {
    const typed = { ...loaded, name: "Depozitul mare" };
    const current = { name: "Depozitul mic", note: "Marți" };
    expect(differencesOf({ typed, loaded, current }, { labels })).toEqual([
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
    const typed = { ...loaded, name: "Altfel", note: "Miercuri\r\nseara" };
    const current = { ...loaded, note: "Miercuri\nseara" };
    expect(differencesOf({ typed, loaded, current }, { labels })).toEqual([]);
  });

  it("a conflict reports every difference if the loaded values are unknown", () => {
    const typed = { ...loaded, name: "Altfel" };
    const differences = differencesOf({ typed, loaded: undefined, current: loaded }, { labels });
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
  expect(loadedValues(form)).toBeUndefined();
});
