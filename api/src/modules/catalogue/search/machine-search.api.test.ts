import { encodeMachine } from "@curat/contract/machine-address.values";
import { describe, expect, it } from "vitest";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const MODELS = { titirez: 1301, lunca: 1302, torent: 1303 };
const PARTS = { discs: 901, blade: 902, hose: 903, brush: 904 };

async function openShop() {
  const shop = await openTestShop();
  await shop.api.importShop({
    parameters: [
      {
        id: 13,
        name: "Model compatibil",
        slug: "model-compatibil",
        sortOrder: 13,
        values: ["Podexa Titirez", "Podexa Lunca", "Jetavin Torent"].map((name, place) => ({
          id: 1301 + place,
          name,
          slug: name.toLowerCase().replace(" ", "-"),
          sortOrder: place,
        })),
      },
    ],
    products: [
      aProduct({ id: 900, name: "Monodisc pardoseli Titirez, 17 țoli" }),
      aProduct({ id: 910, name: "Mașină de spălat-uscat pardoseli Lunca, cablu 230 V" }),
      aProduct({ id: 911, name: "Aparat de spălat cu presiune Torent, 140 bari" }),
      aProduct({ id: PARTS.discs, name: "Disc abraziv Rotund", valueIds: [MODELS.titirez, MODELS.lunca] }),
      aProduct({ id: PARTS.blade, name: "Lamelă de recuperare", valueIds: [MODELS.lunca] }),
      aProduct({ id: PARTS.brush, name: "Perie disc medie", valueIds: [MODELS.lunca] }),
      aProduct({ id: PARTS.hose, name: "Furtun de înaltă presiune", valueIds: [MODELS.torent] }),
    ],
  });
  return shop;
}
const shop = await openShop();

describe("parts for a machine", () => {
  async function partsFor(machine: Parameters<typeof encodeMachine>[0], query = "") {
    const { status, body } = await shop.get(`/search/${encodeMachine(machine)}${query}`);
    expect(status).toBe(200);
    const ids = body.data.map((part: { productID: number }) => part.productID);
    return { ids: ids.toSorted((a: number, b: number) => a - b), searched: body.searched };
  }

  it.each([
    ["a model", { model: "lunca" }, [PARTS.discs, PARTS.blade, PARTS.brush]],
    ["a brand only", { brand: "Jetavin" }, [PARTS.hose]],
    ["a type only", { type: "Monodisc" }, [PARTS.discs]],
    ["a type of several words", { type: "Aparat de spălat cu presiune" }, [PARTS.hose]],
    ["a type and a brand with two machines", { type: "Monodisc", brand: "Podexa" }, [PARTS.discs]],
    [
      "a type that the model has",
      { type: "Mașină de spălat și uscat pardoseli", model: "Lunca" },
      [901, 902, 904],
    ],
  ])("finds parts for a machine by %s", async (_, machine, expected) => {
    expect(await partsFor(machine)).toEqual({ ids: expected, searched: undefined });
  });

  it("reports when the machines found have another type than requested", async () => {
    expect(await partsFor({ type: "Monodisc", model: "Lunca" })).toEqual({
      ids: [PARTS.discs, PARTS.blade, PARTS.brush],
      searched: "Lunca",
    });
  });

  // requirements: B19: GET /search/{term} takes filters and query
  it("narrows parts for a machine by more words and filters", async () => {
    expect((await partsFor({ model: "Lunca" }, "?query=perie")).ids).toEqual([PARTS.brush]);
    const filtered = await partsFor({ model: "Lunca" }, "?filters=model-compatibil:podexa-titirez");
    expect(filtered.ids).toContain(PARTS.discs);
    const repeated = `?query=${encodeMachine({ model: "Lunca" })}`;
    expect((await partsFor({ model: "Lunca" }, repeated)).ids).toHaveLength(3);
  });
});
