import { expect, it } from "vitest";
import { markedParts } from "./marked-parts.ts";

const shown = (name: string, term: string): string =>
  markedParts(name, term)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

it.each([
  ["Șervețele umede", "serve", "[Serve]țele umede".replace("Serve", "Șerve")],
  ["Detergent de rufe", "rufe deter", "[Deter]gent de [rufe]"],
  ["Mop plat microfibră", "lat", "Mop plat microfibră"],
  ["Saci 120 l", "120", "Saci [120] l"],
  ["Săpun", "", "Săpun"],
  ["Gel (5 l)", "(", "Gel (5 l)"],
])("markedParts highlights in %s the matches of “%s”", (name, term, marked) => {
  expect(shown(name, term)).toBe(marked);
});
