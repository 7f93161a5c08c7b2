import { expect, test } from "@playwright/test";
import { readPage } from "../read-page.ts";

for (const address of ["/auth?pas=cont-nou", "/articole/contact.html", "/newsletter"])
  test(`${address} opens the accepted terms next to its form`, async () => {
    const { document } = await readPage(address);
    const terms = [...document.querySelectorAll("main label")].find((label) =>
      label.textContent.includes("Am citit și accept"),
    );
    // A click on the sentence ticks the box, so the sentence must not contain links.
    expect(terms?.querySelector("a")).toBeNull();
    for (const [name, article] of [
      ["termenii și condițiile", "termeni-si-conditii"],
      ["politica de confidențialitate", "politica-de-confidentialitate"],
    ] as const) {
      const links = terms?.closest("div:has(a)")?.querySelectorAll("a") ?? [];
      const link = [...links].find(({ textContent }) => textContent === name);
      expect(link?.getAttribute("href")).toBe(`/articole/${article}.html`);
      expect(link?.getAttribute("target")).toBe("_blank");
    }
  });
