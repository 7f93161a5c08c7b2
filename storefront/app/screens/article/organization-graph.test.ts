import { expect, it } from "vitest";
import { organizationGraph } from "./organization-graph.ts";

const INVOICE = {
  company: "Curat Distribuție S.R.L.",
  address: "Str. Fabricii de Săpun nr. 18, Cluj-Napoca",
  tel: "+40 264 000 100",
  email: "office@curat.example",
  cui: "RO99001129",
};
const graphOf = (changes: Partial<typeof INVOICE> = {}, logo: string | null = null) =>
  JSON.parse(
    JSON.stringify(
      organizationGraph({
        shop: { name: "Curat", logo, INVOICE: { ...INVOICE, ...changes } },
        shopUrl: "https://curat.example",
        networks: ["https://facebook.example/curat"],
      }),
    ),
  );

it("organizationGraph has the company's name, address and contact hours", () => {
  expect(graphOf({}, "/media/logo")).toMatchObject({
    "@type": "Organization",
    name: "Curat",
    legalName: "Curat Distribuție S.R.L.",
    url: "https://curat.example/",
    logo: "https://curat.example/media/logo/640.webp",
    vatID: "RO99001129",
    address: "Str. Fabricii de Săpun nr. 18, Cluj-Napoca",
    sameAs: ["https://facebook.example/curat"],
    contactPoint: { telephone: "+40 264 000 100", hoursAvailable: { opens: "08:30", closes: "16:30" } },
  });
});

it("organizationGraph uses the shop's own opening hours", () => {
  const promises = { hours: { days: "saturdays" as const, opens: "09:00", closes: "18:00" } };
  const graph = organizationGraph({
    shop: { name: "Curat", logo: null, INVOICE, promises },
    shopUrl: "https://curat.example",
    networks: [],
  });
  const dayOfWeek = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  expect(graph).toMatchObject({
    contactPoint: { hoursAvailable: { dayOfWeek, opens: "09:00", closes: "18:00" } },
  });
});

it("organizationGraph omits unknown values", () => {
  const graph = graphOf({ cui: "", tel: "" });
  expect(Object.keys(graph)).not.toContain("vatID");
  expect(Object.keys(graph)).not.toContain("telephone");
  expect(Object.keys(graph)).not.toContain("logo");
});
