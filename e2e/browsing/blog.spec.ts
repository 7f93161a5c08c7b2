import { expect, test } from "../test.ts";

const POST = "/blog/calcarul-din-baie";
const POST_TITLE = "Calcarul din baie: ce îl dizolvă și ce îl ascunde doar";

test("the blog lists nine posts a page, the newest first, with day, title, intro and link", async ({
  page,
}) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Blog Curat" })).toBeVisible();
  const trail = page.getByRole("navigation", { name: "Calea paginii" });
  await expect(trail.getByRole("listitem")).toHaveText(["Acasa", "Blog"]);
  const posts = page.getByRole("main").getByRole("article");
  await expect(posts).toHaveCount(9);
  await expect(posts.first()).toContainText(/\d{2}-\d{2}-\d{4}/);
  await expect(posts.first()).toContainText("Afla mai multe");
  const days = await posts.getByText(/^\d{2}-\d{2}-\d{4}$/).allInnerTexts();
  const sortable = days.map((day) => day.split("-").reverse().join("-"));
  expect(sortable).toEqual(sortable.toSorted().reverse());

  const pages = page.getByRole("navigation", { name: "Pagini" });
  await pages.getByRole("link", { name: "Pagina 3" }).click();
  await expect(page).toHaveURL("/blog?page=3");
  await expect(posts).toHaveCount(2);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog\?page=3$/);
});

test("a page of the blog past its last is not found and offers the first", async ({ page }) => {
  expect((await page.goto("/blog?page=77"))?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await page.getByRole("main").getByRole("link", { name: "Mergi la prima pagină a listei" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(9);
});

test("categories and labels narrow the list and say which one is open", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("navigation", { name: "Categorii" }).getByRole("link", { name: "HoReCa" }).click();
  await expect(page).toHaveURL("/blog/categorie/horeca");
  await expect(page.getByRole("heading", { level: 1, name: "HoReCa" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Calea paginii" }).getByRole("listitem")).toHaveText([
    "Acasa",
    "Blog",
    "HoReCa",
  ]);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(4);

  const labels = page.getByRole("navigation", { name: "Etichete" });
  await labels.getByRole("link", { name: "siguranță" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Articole despre siguranță" })).toBeVisible();
  await expect(labels.getByRole("link", { name: "siguranță" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("link", { name: POST_TITLE })).toBeVisible();
});

test("a post carries its text, its day, its products and ways to share it", async ({ page }) => {
  await page.goto(POST);
  await expect(page.getByRole("heading", { level: 1, name: POST_TITLE })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Ce acid, pe ce suprafață" })).toBeVisible();
  await expect(page.getByText(/^Publicat la \d{2}-\d{2}-\d{4}$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Distribuie pe Facebook" })).toHaveAttribute(
    "href",
    /sharer\.php\?u=http.*calcarul-din-baie$/,
  );
  await expect(page.getByRole("link", { name: "Distribuie pe WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\//,
  );
  const products = page.getByRole("region", { name: "Produse asociate" });
  expect(await products.getByRole("article").count()).toBeGreaterThanOrEqual(4);
  await products.getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Adauga in cos" }).first()).toBeVisible();
});

test("a post describes itself to search engines", async ({ page }) => {
  await page.goto(POST);
  await expect(page).toHaveTitle(POST_TITLE);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^Calcarul e o sare/);
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute("content", "baie, siguranță");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index,follow");
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const [posting] = JSON.parse(text ?? "{}")["@graph"];
  expect(posting).toMatchObject({ "@type": "BlogPosting", headline: POST_TITLE });
  expect(posting.image[0]).toMatch(/^http.*\/media\/blog\/calcarul-din-baie-\w+\/1200\.webp$/);
});

test("the home page shows the newest posts, three in view, and leads to the blog", async ({ page }) => {
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

test("an unknown post is not found", async ({ page }) => {
  const answer = await page.goto("/blog/nu-exista");
  expect(answer?.status()).toBe(404);
});
