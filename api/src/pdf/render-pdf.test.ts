import { expect, it } from "vitest";
import { renderPdf } from "./render-pdf.ts";

it("renderPdf sets the document's language and shows its title instead of the file name", async () => {
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
  // A file without a structure tree must not claim to be tagged (decision 0087).
  expect(text).not.toContain("/Marked true");
});
