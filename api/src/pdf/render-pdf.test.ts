import { expect, it } from "vitest";
import { renderPdf } from "./render-pdf.ts";

it("names its language, and its title instead of a file's name", async () => {
  const bytes = await renderPdf({
    title: "Factura 1",
    author: "Curat SRL",
    foot: "Curat SRL",
    issued: new Date("2026-11-22T10:00:00Z"),
    content: [{ text: "ă â î ș ț" }],
  });
  const text = Buffer.from(bytes).toString("latin1");
  expect(text).toContain("/Lang (ro)");
  expect(text).toContain("/DisplayDocTitle true");
  // Without a tree of its structure a file must not say that it has one (decision 0087).
  expect(text).not.toContain("/Marked true");
});
