import { expect, it } from "vitest";
import { legalLinksOf } from "./legal-links.ts";

it("legalLinksOf finds the terms and the privacy policy in the footer's links", () => {
  const links = [
    { url: "/despre-noi.html", linktitle: "Despre noi" },
    { url: "/termeni.html", linktitle: "Termeni și condiții" },
    { url: "/confidentialitate.html", linktitle: "Politica de confidențialitate" },
  ];
  expect(legalLinksOf(links)).toEqual({ terms: "/termeni.html", privacy: "/confidentialitate.html" });
  expect(legalLinksOf([])).toEqual({ terms: undefined, privacy: undefined });
});
