import { expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const settings = async () => (await shop.get("/utilities/settings")).body.data;

it("quick add is on and comparison is off by default, and an import changes only the given flags", async () => {
  expect((await settings()).flags).toMatchObject({ productCardAddToCart: true, compareProducts: false });
  await shop.api.importShop({ settings: { flags: { compareProducts: true } } });
  expect((await settings()).flags).toMatchObject({ productCardAddToCart: true, compareProducts: true });
});

it("the settings call returns public settings and no internal ones", async () => {
  const own = {
    logo: "/media/semn",
    name: "Limpede",
    meta: { title: "Magazinul Limpede", description: "Tot ce curăță.", keywords: "mop" },
    CUSTOM_CSS: "main { --semn: 1 }",
    SCRIPTS: '<script data-consent="46">1</script>',
    INVOICE: {
      company: "Limpede SRL",
      address: "Str. Lungă 1",
      tel: "0264 000 111",
      email: "a@limpede.example",
    },
  };
  await shop.api.importShop({ settings: own });
  await shop.query("insert into setting (key, value) values ('notes', '\"numai pentru noi\"')");
  const answer = await settings();
  expect(answer).toMatchObject(own);
  expect(JSON.stringify(answer)).not.toContain("numai pentru noi");
});
