import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { pageOf } from "../../../testing/page-of.tsx";
import Categories from "./categories.route.tsx";

afterEach(cleanup);

const branch = (categoryID: number, category: string, below: object[] = [], products = 0) => ({
  categoryID,
  category,
  parentID: null,
  url: `/c-${categoryID}`,
  sort_order: categoryID,
  products,
  subcats: below.length,
  version: 1,
  below,
});
const TREE = [branch(1, "Săpunuri", [branch(3, "Lichide", [], 20)]), branch(2, "Bureți")];

it("the category tree shows product counts, and enables only possible moves", async () => {
  render(pageOf(Categories, { tree: TREE, mayEdit: true }));
  const soaps = await screen.findByRole("link", { name: "Săpunuri" });
  const inside = within(soaps.closest("li") ?? document.body);
  expect(inside.getByRole("link", { name: "Lichide" }).getAttribute("href")).toBe("/categorii/3");
  expect(inside.getByText("20 de produse")).toBeTruthy();
  const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  expect(button("Mută mai sus: Săpunuri").disabled).toBe(true);
  expect(button("Mută mai jos: Săpunuri").disabled).toBe(false);
  expect(button("Mută mai jos: Bureți").disabled).toBe(true);
  expect(button("Mută mai jos: Lichide").disabled).toBe(true);
});

it("the category tree submits the position where a category was dropped", async () => {
  const sent: FormData[] = [];
  render(
    pageOf(Categories, { tree: TREE, mayEdit: true }, async ({ request }) => {
      sent.push(await request.formData());
      return null;
    }),
  );
  const row = (await screen.findByRole("link", { name: "Bureți" })).closest("li") ?? document.body;
  const dataTransfer = { setData: () => undefined, setDragImage: () => undefined, effectAllowed: "" };
  fireEvent.dragStart(within(row).getByTitle("Trage ca să muți"), { dataTransfer });
  const first = screen.getByRole("link", { name: "Săpunuri" }).closest("li") ?? document.body;
  fireEvent.dragOver(first, { dataTransfer });
  fireEvent.drop(first, { dataTransfer });
  await expect.poll(() => sent.length).toBe(1);
  expect([sent[0]?.getAll("id"), sent[0]?.getAll("version"), sent[0]?.get("dragged")]).toEqual([
    ["1", "2"],
    ["1", "1"],
    "move.1.0",
  ]);
});

it("the category tree shows no buttons to staff who may only view", async () => {
  render(pageOf(Categories, { tree: TREE, mayEdit: false }));
  await screen.findByRole("link", { name: "Săpunuri" });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.queryByRole("link", { name: "Categorie nouă" })).toBeNull();
});
