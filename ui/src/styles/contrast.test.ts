import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const tokens = new Map(
  [
    ...readFileSync(join(import.meta.dirname, "tokens.css"), "utf8").matchAll(
      /--([\w-]+):\s*(#[0-9a-f]{6});/g,
    ),
  ].map(([, name = "", value = ""]) => [name, value]),
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(tokens.get(name) ?? ""))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each([
  ["zone-red", "paper"],
  ["zone-yellow", "ink"],
  ["zone-green", "paper"],
  ["zone-blue", "paper"],
  ["offer", "ink"],
  ["primary", "paper"],
  ["primary", "primary-soft"],
  ["primary-hover", "paper"],
  ["success", "paper"],
  ["success", "success-soft"],
  ["warning", "paper"],
  ["warning", "warning-soft"],
  ["info", "paper"],
  ["info", "info-soft"],
  ["busy", "busy-soft"],
  ["underway", "underway-soft"],
  ["muted", "paper"],
  ["muted", "surface"],
  ["ink", "surface"],
])("the colours %s and %s have enough contrast for text", (one, other) => {
  expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
});

it("no rule combines colours with too little contrast", () => {
  const files = globSync(["ui/src/**/*.css", "storefront/app/**/*.css", "office/app/**/*.css"], {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = ""]) => {
      const text = /(?:^|;)\s*color:\s*var\(--([\w-]+)\)/.exec(rule)?.[1] ?? "";
      const ground = /(?:^|;)\s*background(?:-color)?:\s*var\(--([\w-]+)\)/.exec(rule)?.[1] ?? "";
      if (!tokens.has(text) || !tokens.has(ground)) return [];
      const ratio = contrast(text, ground);
      return ratio < 4.5 ? [`${file}: ${text} on ${ground}, ${ratio.toFixed(2)}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
