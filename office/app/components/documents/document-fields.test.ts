import { expect, it } from "vitest";
import { documentCount, filledDocuments, takeDocuments } from "./document-fields.ts";

const two = [
  { title: "Fișă", url: "/media/fisa.pdf" },
  { title: "Tarife", url: "/media/tarife.pdf" },
];
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it("takeDocuments returns the documents that filledDocuments put into the form", () => {
  expect(takeDocuments(formOf(filledDocuments(two)))).toEqual(two);
  expect(documentCount(filledDocuments(two))).toBe(2);
  expect(documentCount({})).toBe(0);
});

it("an emptied document row is dropped, and later rows move up", () => {
  const form = formOf({ ...filledDocuments(two), "documents.0.title": " ", "documents.0.url": "" });
  expect(takeDocuments(form)).toEqual([two[1]]);
  expect([form.get("documents.0.title"), form.get("documents.1.title")]).toEqual(["Tarife", null]);
});

it("a document row without a URL is kept for its error", () => {
  expect(takeDocuments(formOf({ "documents.3.title": "Fișă" }))).toEqual([{ title: "Fișă", url: "" }]);
});
