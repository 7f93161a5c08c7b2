/** Renders safety data sheets, technical sheets and forms as PDF on request. */
import { allBases } from "./catalogue/catalogue.ts";
import { articleDocumentSource } from "./documents/article-documents.ts";
import { renderSafetySheet } from "./documents/safety-sheet.ts";
import { renderTechnicalSheet } from "./documents/technical-sheet.ts";
import { splitVersion } from "./media/version.ts";

/** Returns a PDF by name: "ft-{base product}", "fds-{base product}" or an article's form. */
export async function documentSource(address: string): Promise<Uint8Array | undefined> {
  const { name } = splitVersion(address);
  const [, kind, key] = /^(ft|fds)-(.+)$/.exec(name) ?? [];
  const base = allBases().find((each) => each.key === key);
  if (!base || (kind !== "ft" && kind !== "fds")) return articleDocumentSource(name);
  if (kind === "ft") return renderTechnicalSheet(base);
  return base.safety && renderSafetySheet(base, base.safety);
}
