import { describe, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const item = { dpid: 46, name: "Analiză", description: "Câți ne vizitează.", lifetimeText: "13 luni" };

it("the consent groups are empty before the shop sets them", async () => {
  expect((await shop.get("/utilities/gdpr")).body).toEqual({ data: { groups: [] } });
});

it("only the necessary consent groups are selected by default", async () => {
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

it("a malformed consent group is refused", async () => {
  const consent = [{ title: "Gol", description: "Nimic.", items: [] }];
  await expect(shop.api.importShop({ settings: { consent } })).rejects.toThrow(/\S/);
  expect((await shop.get("/utilities/gdpr")).body.data.groups).toHaveLength(2);
});

describe("consent choices", () => {
  it("a consent choice is logged with time and version, and returned for its id", async () => {
    const { status, body } = await shop.post("/utilities/gdpr", { items: [46, 999] });
    expect(status).toBe(200);
    const { csvid } = body.data;
    const [logged] = await shop.query(
      "select version, choices, now() - at < interval '1 minute' as is_new from consent_log where csvid = $1",
      [csvid],
    );
    expect(logged).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      choices: [1, 46],
      is_new: true,
    });
    const selected = async (id: string) =>
      (await shop.get("/utilities/gdpr", { headers: { csvid: id } })).body.data.groups.map(
        (group: { selected: boolean }) => group.selected,
      );
    expect(await selected(csvid)).toEqual([true, true]);
    expect(await selected("necunoscut")).toEqual([true, false]);
  });

  it("a visitor may refuse everything that is not necessary", async () => {
    const { body } = await shop.post("/utilities/gdpr", { items: [] });
    expect(await shop.query("select choices from consent_log where csvid = $1", [body.data.csvid])).toEqual([
      { choices: [1] },
    ]);
  });

  it.each([undefined, {}, { items: "46" }, { items: ["46"] }, { items: Array(101).fill(46) }])(
    "the consent choice %j is refused",
    async (body) => {
      expect((await shop.post("/utilities/gdpr", body)).status).toBe(422);
    },
  );
});
