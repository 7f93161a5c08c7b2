import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import ArticleScreen from "./screen.tsx";

type Data = Parameters<typeof ArticleScreen>[0]["data"];

function markup(changes: Partial<Data>): string {
  const data: Data = {
    head: { title: "Retur", description: "", canonical: "", picture: null, type: "article" },
    title: "Retur",
    showsTitle: true,
    image: "/media/scene/retur-1a2b3c4d",
    html: "<p>Ai 14 zile.</p>",
    docs: [],
    date: "2026-11-01",
    shareUrl: "https://curat.example/articole/retur.html",
    organization: null,
    contact: null,
    hasForm: false,
    isSent: false,
    ...changes,
  };
  const router = createMemoryRouter([{ path: "*", element: <ArticleScreen data={data} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("an article shows its title, picture, text, documents, date and share links", () => {
  const html = markup({ docs: [{ url: "/media/document/formular-1.pdf", title: "Formular de retragere" }] });
  expect(html).toMatch(/<h1[^>]*>Retur<\/h1>/);
  expect(html).toContain("/media/scene/retur-1a2b3c4d/1200.webp");
  expect(html).toContain("<p>Ai 14 zile.</p>");
  expect(html).toMatch(/href="\/media\/document\/formular-1\.pdf"[^>]*>.*Formular de retragere/s);
  expect(html).toContain('<time dateTime="2026-11-01">');
  expect(html).toContain("facebook.com/sharer");
  expect(html).toContain("wa.me");
});

it("an article without documents has no documents heading", () => {
  expect(markup({})).not.toMatch(/Documente/);
});
