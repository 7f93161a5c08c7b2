import { expect, test } from "../test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const address of ["/auth?pas=cont-nou", "/articole/contact.html", "/newsletter"])
      test(`${address} opens what is accepted beside its form`, async ({ page }) => {
        await page.goto(address);
        const terms = page.getByRole("main").locator("label", { hasText: "Am citit și accept termenii" });
        for (const [name, article] of [
          ["termenii și condițiile", "termeni-si-conditii"],
          ["politica de confidențialitate", "politica-de-confidentialitate"],
        ] as const) {
          const link = terms.getByRole("link", { name });
          await expect(link).toHaveAttribute("href", `/articole/${article}.html`);
          await expect(link).toHaveAttribute("target", "_blank");
        }
      });
  });
}
