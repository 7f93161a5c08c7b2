import type { Page } from "@playwright/test";

export async function printedPages(page: Page): Promise<number> {
  const file = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

export async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  const text = await page.locator("body").innerText();
  await page.emulateMedia({ media: null });
  return text.replaceAll(/\s+/g, " ");
}

/** Texts of header, footer and navigation that must not be printed. */
export const OF_THE_SCREEN = [
  "Contul meu",
  "Cauta",
  "Setări cookie",
  "Continuă cumpărăturile",
  "Fă-ți cont",
  "Ai o întrebare?",
  "Ce urmează",
];
