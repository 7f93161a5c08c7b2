import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import { BuyingFor } from "./buying-for.tsx";
import { changeCompanies } from "./save.server.ts";

const fields = {
  type: "sc" as const,
  fiscalcode: "14399840",
  name: "",
  commerceregistry: "",
  bankname: "",
  bankaccount: "",
  countyid: "12",
  cityid: "2",
  streetaddress: "",
  zipcode: "",
};
const companies = [3, 4].map((id) => ({ id, type: "sc" as const, name: `Firma ${id}`, place: "", fields }));

function chosenIn(buying: { chosen: boolean; companyID: number | null; companies: number[] }) {
  const element = <BuyingFor buying={buying} companies={companies} />;
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element }], { hydrationData: {} })} />,
  );
  return [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => [
    /value="(\d+)"/.exec(radio)?.[1],
    radio.includes("checked"),
  ]);
}

it("the price choice lists the customer and the companies with their own prices, and preselects the first company until a choice is made", () => {
  expect(chosenIn({ chosen: false, companyID: null, companies: [4] })).toEqual([
    ["4", true],
    ["0", false],
  ]);
  expect(chosenIn({ chosen: true, companyID: null, companies: [3, 4] })).toEqual([
    ["3", false],
    ["4", false],
    ["0", true],
  ]);
});

it.each([
  ["4", 4],
  ["0", null],
])("choosing %j in the price choice sends the company id %j", async (companyID, sent) => {
  const form = new URLSearchParams({ intent: "buying-for", companyID });
  const { requests } = await visit(
    () => ({ data: { chosen: true, companyID: sent, companies: [4] } }),
    async (context) => {
      const request = new Request("http://shop.test/account/companii", { method: "POST", body: form });
      await changeCompanies({ request, context }).catch(() => undefined);
    },
  );
  expect(await requests.at(-1)?.json()).toEqual({ companyID: sent });
});
