import { SHOP } from "../addresses.ts";
import { queryShop } from "../shop-database.ts";
import { expect, test } from "../test.ts";
import { callStaff, enterOffice, ownerSession } from "./staff-steps.ts";

test("a staff member builds, previews, schedules and unpublishes a landing page", async ({ page }) => {
  const title = `Campania ${Date.now()}`;
  const [product] = await callStaff<{ code: string; name: string }[]>(
    "GET",
    "/staff/products?state=published",
  );
  const [picture] = await queryShop<{ address: string }>(
    "curat_e2e",
    "select address from medium where kind = 'picture' limit 1",
    [],
  );
  await enterOffice(page, await ownerSession());
  await page.goto("/admin/pagini/noua");
  await page.getByRole("textbox", { name: "Titlu" }).fill(title);
  await page.getByRole("button", { name: "Adaugă pagina" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  // Each button saves the draft, and the block that was added is open.
  let blocks = 0;
  const add = async (type: string, title: string) => {
    blocks += 1;
    await page.getByRole("group", { name: "Adaugă un bloc" }).getByRole("button", { name: type }).click();
    await expect(page.getByText(`${blocks}. ${type}`)).toBeVisible();
    await page.getByRole("textbox", { name: "Titlu", exact: true }).last().fill(title);
  };
  await add("Banner", "Reduceri");
  await page.getByRole("textbox", { name: "Imagine", exact: true }).fill(picture?.address ?? "");
  await add("Produse", "Alese");
  await page.getByRole("textbox", { name: /^Produse/ }).fill(product?.code ?? "");
  await add("Text", "Citește");
  await add("Abonare la newsletter", "Noutăți");
  await page.getByRole("button", { name: "Mută mai sus" }).last().click();
  await expect(page.getByText("3. Abonare la newsletter: Noutăți")).toBeVisible();

  const shown = page.frameLocator("iframe");
  for (const heading of ["Reduceri", "Alese", "Noutăți"])
    await expect(shown.getByRole("heading", { name: heading })).toBeVisible();
  await expect(shown.getByText(product?.name ?? "").first()).toBeVisible();
  const path = (await page.locator("iframe").getAttribute("src")) ?? "";
  const preview = await fetch(SHOP + path);
  expect([preview.status, preview.headers.get("cache-control"), preview.headers.get("x-robots-tag")]).toEqual(
    [200, "private, no-store", "noindex, nofollow"],
  );
  expect(preview.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");

  const slug = title.toLowerCase().replace(" ", "-");
  const inShop = () => fetch(`${SHOP}/${slug}`).then(({ status }) => status);
  expect(await inShop()).toBe(404);
  await page.getByText("Publică la…").click();
  await page.locator("input[name=publish_at]").fill("2026-01-01T10:00");
  await page.getByRole("button", { name: "Programează publicarea" }).click();
  await expect(page.getByText("Alege o dată și o oră din viitor.")).toBeVisible();
  const inTwoHours = new Date(Date.now() + 7_200_000).toLocaleString("sv-SE", {
    timeZone: "Europe/Bucharest",
  });
  const plan = async () => {
    await page.locator("input[name=publish_at]").fill(inTwoHours.slice(0, 16).replace(" ", "T"));
    await page.getByRole("button", { name: "Programează publicarea" }).click();
    await expect(page.getByRole("button", { name: "Anulează publicarea programată" })).toBeVisible();
  };
  await plan();
  await page.getByRole("button", { name: "Anulează publicarea programată" }).click();
  await expect(page.getByText("Publicarea programată a fost anulată.")).toBeVisible();
  await page.getByText("Publică la…").click();
  await plan();
  const id = page.url().match(/pagini\/(\d+)/)?.[1] ?? "";
  await queryShop("curat_e2e", "update draft set publish_at = now() where subject_id = $1", [id]);
  await queryShop("curat_e2e", "select graphile_worker.add_job('publish_drafts')", []);
  await expect.poll(inShop).toBe(200);
  expect((await fetch(SHOP + path)).status, "the link expires with its draft").toBe(404);

  await page.goto(`/admin/pagini/${id}`);
  await page.getByText("Retrage din magazin…").click();
  await page.getByRole("button", { name: "Retrage din magazin" }).click();
  await expect(page.getByText("Pagina nu este publicată.")).toBeVisible();
  await expect.poll(inShop).toBe(404);
});
