import type { Locator, Page } from "@playwright/test";

/** Returns the header's search field. On a phone it opens the field first. */
export async function openSearch(page: Page): Promise<Locator> {
  const header = page.getByRole("banner");
  const field = header.getByPlaceholder("Cauta").filter({ visible: true });
  const toggle = header.getByRole("button", { name: "Deschide căutarea" });
  await field.or(toggle).filter({ visible: true }).first().waitFor();
  if (await toggle.isVisible()) await toggle.click();
  return field;
}
