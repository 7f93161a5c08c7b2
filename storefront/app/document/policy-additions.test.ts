import { createHash } from "node:crypto";
import type { Settings } from "@curat/contract/settings";
import { expect, it } from "vitest";
import { policyAdditions, scriptSources } from "./policy-additions.server.ts";
import { RULES_TEXT } from "./starter/speculation.ts";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const rules = hash(RULES_TEXT);
const settings = {
  CUSTOM_CSS: "a{}\r\nb{}",
  SCRIPTS: "<script>x()</script>",
  facebook: { FACEBOOK_PIXEL_ID: "123" },
} as Settings;

it("the content security policy allows each script of the setting by hash or URL", () => {
  const html = `<script data-consent="46">one()\r\n</script>
    <SCRIPT async src='https://cdn.example.ro/a;b,c.js?v=1&amp;w=2'></SCRIPT>
    <script src=//cdn.example.ro/d.js></script><script src="javascript:x"></script><script data-src="x">two()</script>`;
  expect(scriptSources(html)).toEqual([
    hash("one()\n"),
    "https://cdn.example.ro/a%3Bb%2Cc.js",
    "https://cdn.example.ro/d.js",
    hash("two()"),
  ]);
});

it("without settings the content security policy allows only our own styles and rules", () => {
  const nothing = policyAdditions({} as Settings, "/");
  expect(nothing).toEqual({
    thirdParties: [],
    scripts: [rules],
    styles: [expect.stringMatching(/^'sha256-/)],
  });
  expect(policyAdditions(undefined, "/")).toEqual(nothing);
});

it("the content security policy allows no scripts on pages with a secret URL", () => {
  const open = policyAdditions(settings, "/");
  expect(open).toMatchObject({ thirdParties: ["pixel"], scripts: [rules, hash("x()")] });
  expect(open.styles).toContain(hash("@layer custom{a{}\nb{}}"));
  const secret = policyAdditions(settings, "/plata/1");
  expect(secret).toEqual({ thirdParties: [], scripts: [rules], styles: open.styles });
});
