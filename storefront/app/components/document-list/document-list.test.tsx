import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DocumentList, sizeText } from "./document-list.tsx";

it("a document shows its file type, size and revision if they are known", () => {
  const url = "/media/document/fds.pdf";
  const html = renderToStaticMarkup(
    <DocumentList
      documents={[
        { title: "Fișă cu date de securitate (FDS)", url, type: "pdf", bytes: 214_320, revised: "2026-11" },
        { title: "Formular", url: "/media/document/formular.pdf" },
      ]}
    />,
  );
  expect(html).toMatch(/<small[^>]*>PDF · 214 KB · revizia 11\.2026<\/small>/);
  expect(html).toMatch(/Formular <small[^>]*><\/small>/);
});

it.each([
  [40, "1 KB"],
  [999_499, "999 KB"],
  [1_400_000, "1,4 MB"],
])("%d bytes are shown as %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));
