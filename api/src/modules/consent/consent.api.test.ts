import { expect, it } from "vitest";
import { openTestShop } from "../../testing/test-shop.ts";

const shop = await openTestShop();
const item = { dpid: 46, name: "Analiză", description: "Câți ne vizitează.", lifetimeText: "13 luni" };

it("has no groups before the shop sets them", async () => {
  expect((await shop.get("/utilities/gdpr")).body).toEqual({ data: { groups: [] } });
});

it("answers the groups with only what is needed selected", async () => {
  await shop.api.importShop({
    settings: {
      consent: [
        {
          title: "Necesare",
          description: "Pentru coș.",
          fixed: true,
          items: [{ ...item, dpid: 1, name: "Coș" }],
        },
        { title: "Analiză", description: "Pentru statistici.", items: [item] },
      ],
    },
  });
  const { body } = await shop.get("/utilities/gdpr");
  expect(body.data.groups).toMatchObject([
    { title: "Necesare", selected: true, fixed: true, items: [{ dpid: 1, selected: true }] },
    {
      title: "Analiză",
      description: "Pentru statistici.",
      selected: false,
      fixed: false,
      items: [
        {
          dpid: 46,
          selected: false,
          info: { name: "Analiză", description: "Câți ne vizitează.", lifetime_text: "13 luni" },
        },
      ],
    },
  ]);
});

it("refuses a group of another shape when it is written", async () => {
  const consent = [{ title: "Gol", description: "Nimic.", items: [] }];
  await expect(shop.api.importShop({ settings: { consent } })).rejects.toThrow(/\S/);
  expect((await shop.get("/utilities/gdpr")).body.data.groups).toHaveLength(2);
});
