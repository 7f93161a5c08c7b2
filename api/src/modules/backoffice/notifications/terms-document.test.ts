import { expect, it } from "vitest";
import { termsDocument } from "./terms-document.ts";

it("termsDocument renders a word of 40,000 letters in under three seconds", async () => {
  const before = process.threadCpuUsage();
  const terms = { title: "Termeni", content: `<p>${"a".repeat(40_000)}</p>`, createdAt: new Date(0) };
  const { file } = await termsDocument(terms, "Curat SRL");
  expect(file.bytes.length).toBeGreaterThan(10_000);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(3_000);
});
