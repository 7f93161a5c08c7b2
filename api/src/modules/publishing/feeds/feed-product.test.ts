import { expect, it } from "vitest";
import { readTariffs } from "../../selling/shipping/index.ts";
import { toFeedProduct } from "./feed-product.ts";
import type { FeedRow } from "./feed.store.ts";

const SENTENCES =
  "Utilizați biocidele în condiții de siguranță. Citiți întotdeauna eticheta și informațiile despre produs înainte de utilizare.";

const BIOCIDE = { pictograms: [], statements: [], biocideAuthorisation: "RO/2020/1" };

it("toFeedProduct keeps the whole biocide notice, however long the description is", () => {
  const row = { description: `<p>${"a".repeat(5_000)}</p>`, safety: BIOCIDE } as Partial<FeedRow> as FeedRow;
  const described = (changes: Partial<FeedRow>) =>
    toFeedProduct(
      { ...row, pictures: [], price_bani: 100, old_price_bani: null, net_amount: null, ...changes },
      { tariffs: readTariffs({}), deliveryDays: null, expectedDays: new Map() },
    ).description;
  expect(described({}).endsWith(` ${SENTENCES}`)).toBe(true);
  expect(described({})).toHaveLength(2_000);
  expect(described({ safety: null })).not.toContain("biocide");
  expect(described({ safety: { ...BIOCIDE, pictograms: ["GHS05"], signalWord: "Pericol" } })).toMatch(
    /a Pericol: coroziv\. Utilizați biocidele/,
  );
});
