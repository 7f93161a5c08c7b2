import { openScreen, SCREENS } from "../every-screen/open-screen.ts";
import { expect, test } from "../test.ts";

for (const name of SCREENS) {
  test(`${name} can be read, searched from and left without JavaScript`, async ({ page }) => {
    await openScreen(page, name);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).not.toBeEmpty();
    await expect(page.locator("html")).toHaveAttribute("lang", "ro");
    if (name === "cos") return; // the reduced header has a way back instead of a search
    const search = page.getByRole("banner").getByPlaceholder("Cauta");
    await search.fill("detergent");
    await search.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Cautare dupa 'detergent'" })).toBeVisible();
  });
}
