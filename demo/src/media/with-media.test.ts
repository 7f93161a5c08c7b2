import { expect, it } from "vitest";
import type { ShopImport } from "@curat/api";
import { withMedia } from "./with-media.ts";

it("withMedia reports each media file once, with the first part that refers to it", async () => {
  const parts: ShopImport[] = [];
  const api = withMedia({ importShop: async (part) => void parts.push(part) });
  const banner = { type: 1, title: "", url: "", picture: "/media/banner/b-1a2b3c4d", pictureMobile: "" };
  const manufacturer = { name: "A SRL", address: "Str. Lungă 1", email: "a@example.com" };
  const brand = {
    id: 1,
    name: "A",
    slug: "a",
    description: "",
    sortOrder: 0,
    logo: "/media/logo/a-1a2b3c4d",
    banners: [banner],
    manufacturer,
  };
  await api.importShop({ brands: [brand] });
  await api.importShop({
    brands: [{ ...brand, description: '<img src="/media/scene/c-1a2b3c4d/800.webp">' }],
  });
  expect(parts.map(({ media }) => media)).toEqual([
    { provider: "demo", addresses: ["/media/logo/a-1a2b3c4d", "/media/banner/b-1a2b3c4d"] },
    { provider: "demo", addresses: ["/media/scene/c-1a2b3c4d"] },
  ]);
});
