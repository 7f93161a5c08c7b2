import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import { companiesAsFile, loadCompanies } from "./companies.server.ts";
import { placeOf } from "../../../components/company/place-of.ts";

const row = {
  cui: "14399840",
  name: "=Curat SRL",
  city: "Sibiu",
  county: "Sibiu",
  customers: 2,
  orders: 3,
  spent: 120.5,
  last_order_at: "2026-11-01T10:00:00Z",
};
const body = { data: [row], meta: { total: 1, last_page: 1 } };

async function queryOf(query: string) {
  const url = new URL(`https://curat.ro/admin/firme${query}`);
  const { requests } = await visit(
    () => ({ body }),
    (context) => loadCompanies(context, url),
    { path: `/firme${query}`, method: "GET" },
  );
  return new URL(requests[0]?.url ?? "").search;
}

it("the company list sends the URL's filters to the API", async () => {
  expect(await queryOf("?q=curat&comenzi=yes&ordine=nume")).toBe("?q=curat&orders=yes&sort=name&page=1");
  expect(await queryOf("?comenzi=poate&pagina=3")).toBe("?sort=-last_order&page=3");
});

it("the company export contains every column of the list and no formulas", async () => {
  const { result } = await visit(
    () => ({ body }),
    (context) => companiesAsFile(context, new URL("https://curat.ro/admin/firme.csv")),
    { path: "/firme.csv", method: "GET" },
  );
  const text = await (result as Response).text();
  expect(text).toContain("Denumire;CUI;Localitate;Clienți;Comenzi;Total cumpărat;Ultima comandă");
  expect(text).toContain("'=Curat SRL;14399840;Sibiu;2;3;120,5");
});

it("placeOf adds the county, if there is one, to the city", () => {
  expect(placeOf({ city: "Cisnădie", county: "Sibiu" })).toBe("Cisnădie, Sibiu");
  expect(placeOf({ city: "Cluj", county: "" })).toBe("Cluj");
});
