import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { pageOf } from "../../../testing/page-of.tsx";
import { SettingField } from "./setting-field.tsx";
import { shapeOf } from "./setting-shape.ts";
import { filled } from "./setting-values.ts";

function shown(rows: string[]): string {
  const shape = shapeOf({ type: "array", items: { type: "string" }, maxItems: 3 }, rows);
  const typed = filled(shape, {}, rows);
  const Screen = () => (
    <SettingField {...{ shape, words: {}, typed, errors: undefined, path: "value", name: "" }} />
  );
  return renderToString(pageOf(Screen, null)).replaceAll("<!-- -->", "");
}

it("a list setting has a button to add a row until it reaches its limit", () => {
  const full = "Ai atins limita de 3 rânduri: șterge unul ca să adaugi altul.";
  expect(shown(["a", "b"])).toContain("Adaugă");
  expect(shown(["a", "b"])).not.toContain(full);
  expect(shown(["a", "b", "c"])).not.toContain("Adaugă");
  expect(shown(["a", "b", "c"])).toContain(full);
});
