import { within } from "@testing-library/dom";
import { readPage, textOf, Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";

const POST = "/blog/calcarul-din-baie";
const POST_TITLE = "Calcarul din baie: ce îl dizolvă și ce îl ascunde doar";

const visitor = new Visitor();

const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute("content");
const trailOf = ({ getByRole }: Awaited<ReturnType<typeof readPage>>) =>
  [...getByRole("navigation", { name: "Calea paginii" }).querySelectorAll("li")].map(textOf);

test("the blog lists nine posts per page, newest first, with date, title, intro and link", async () => {
  const page = await readPage("/blog");
  expect(textOf(page.getByRole("heading", { level: 1 }))).toBe("Blog Curat");
  expect(trailOf(page)).toEqual(["Acasa", "Blog"]);
  const posts = page.main.getAllByRole("article").map(textOf);
  expect(posts).toHaveLength(9);
  expect(posts[0]).toContain("Afla mai multe");
  const days = posts.map((post) => /(\d{2})-(\d{2})-(\d{4})/.exec(post)?.slice(1).toReversed().join("-"));
  expect(days).not.toContain(undefined);
  expect(days).toEqual(days.toSorted().reverse());

  const pages = within(page.getByRole("navigation", { name: "Pagini" }));
  const third = await visitor.follow(pages.getByRole("link", { name: "Pagina 3" }));
  expect(third.url).toBe("/blog?page=3");
  expect(third.main.getAllByRole("article")).toHaveLength(2);
  expect(third.document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(
    /\/blog\?page=3$/,
  );
});

test("a page past the last page of the blog is not found", async () => {
  const page = await readPage("/blog?page=77");
  expect(page.status).toBe(404);
  expect(meta(page.document, "robots")).toMatch(/noindex/);
  const first = page.main.getByRole("link", { name: "Mergi la prima pagină a listei" });
  const list = await visitor.follow(first);
  expect(list.url).toBe("/blog");
  expect(list.main.getAllByRole("article")).toHaveLength(9);
});

test("a blog category or tag filters the list and is marked as the open one", async () => {
  const page = await readPage("/blog");
  const categories = within(page.getByRole("navigation", { name: "Categorii" }));
  const horeca = await visitor.follow(categories.getByRole("link", { name: /^HoReCa/ }));
  expect(horeca.url).toBe("/blog/categorie/horeca");
  expect(textOf(horeca.getByRole("heading", { level: 1 }))).toBe("HoReCa");
  expect(trailOf(horeca)).toEqual(["Acasa", "Blog", "HoReCa"]);
  expect(horeca.main.getAllByRole("article")).toHaveLength(4);

  const label = (of: typeof horeca) =>
    within(of.getByRole("navigation", { name: "Etichete" })).getByRole("link", { name: /^siguranță/ });
  const safety = await visitor.follow(label(horeca));
  expect(textOf(safety.getByRole("heading", { level: 1 }))).toBe("Articole despre siguranță");
  expect(label(safety).getAttribute("aria-current")).toBe("page");
  expect(safety.getByRole("link", { name: POST_TITLE })).toBeTruthy();
});

test("a blog post shows its text, date, products and share links", async () => {
  const page = await readPage(POST);
  expect(textOf(page.getByRole("heading", { level: 1 }))).toBe(POST_TITLE);
  page.getByRole("heading", { level: 2, name: "Ce acid, pe ce suprafață" });
  expect(textOf(page.document.querySelector("main"))).toMatch(/Publicat pe \d{2}-\d{2}-\d{4}/);
  expect(page.getByRole("link", { name: "Distribuie pe Facebook" }).getAttribute("href")).toMatch(
    /sharer\.php\?u=http.*calcarul-din-baie$/,
  );
  expect(page.getByRole("link", { name: "Distribuie pe WhatsApp" }).getAttribute("href")).toMatch(
    /^https:\/\/wa\.me\//,
  );
  const products = page.getByRole("region", { name: "Produse asociate" });
  expect(products.querySelectorAll("article").length).toBeGreaterThanOrEqual(4);
  const product = await visitor.follow(products.querySelector("a"));
  expect(product.getAllByRole("button", { name: /^Adauga in cos/ })).not.toHaveLength(0);
});

test("a blog post has metadata for search engines", async () => {
  const { document } = await readPage(POST);
  expect(document.title).toBe(POST_TITLE);
  expect(meta(document, "description")).toMatch(/^Calcarul e o sare/);
  expect(meta(document, "keywords")).toBe("baie, siguranță");
  expect(meta(document, "robots")).toBe("index,follow");
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
  const [posting] = JSON.parse(text ?? "{}")["@graph"];
  expect(posting).toMatchObject({ "@type": "BlogPosting", headline: POST_TITLE });
  expect(posting.image[0]).toMatch(/^http.*\/media\/blog\/calcarul-din-baie\/1200\.webp$/);
});

test("the home page shows the newest posts, three in view, and links to the blog", async ({ page }) => {
  await page.goto("/");
  const row = page.getByRole("region", { name: "Din blog" });
  const posts = row.getByRole("article");
  await expect(posts).toHaveCount(6);
  await posts.first().scrollIntoViewIfNeeded();
  await expect(posts.nth(2)).toBeInViewport({ ratio: 0.5 });
  await expect(posts.nth(3)).not.toBeInViewport();
  await expect(row.getByRole("button", { name: "Oprește derularea" })).toBeVisible();
  await row.getByRole("link", { name: "Vezi toate articolele" }).click();
  await expect(page).toHaveURL("/blog");
});

test("an unknown blog post returns 404", async () => {
  expect((await readPage("/blog/nu-exista")).status).toBe(404);
});
