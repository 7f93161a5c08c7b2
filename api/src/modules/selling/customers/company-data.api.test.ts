import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";
import { anafRegister } from "./providers/anaf.ts";

const register = {
  asked: [] as unknown[],
  mode: "answers" as "answers" | "fails" | "lies" | "hangs",
};
const COMPANY = {
  date_generale: {
    cui: 14399840,
    denumire: "DANTE INTERNATIONAL SA",
    nrRegCom: "J40/372/2002",
    codPostal: "",
    adresa: "JUD. CLUJ, MUN. CLUJ-NAPOCA, STR. PROBEI, NR.148",
  },
  inregistrare_scop_Tva: { scpTVA: true, perioade_TVA: [] },
  adresa_sediu_social: {
    sdenumire_Strada: "Str. Probei",
    snumar_Strada: "148",
    sdetalii_Adresa: "Et. 2",
    sdenumire_Localitate: "Mun. Cluj-Napoca",
    sdenumire_Judet: "CLUJ",
    scod_JudetAuto: "CJ",
    scod_Postal: "50594",
  },
};
async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  const [question] = JSON.parse(text);
  register.asked.push({ method: request.method, ...question });
  if (register.mode === "hangs") return;
  const found = question.cui === 14399840 ? [COMPANY] : [];
  const body = { cod: 200, message: "SUCCESS", found, notFound: found.length > 0 ? [] : [question.cui] };
  response.writeHead(register.mode === "fails" ? 503 : 200, { "content-type": "application/json" });
  response.end(register.mode === "lies" ? "<html>Mentenanță</html>" : JSON.stringify(body));
}
const server = createServer((request, response) => {
  respond(request, response).catch(() => response.destroy());
});
const url = await listen(server);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/tva`);
    }),
  );
}

const shop = await openTestShop({ anafUrl: url, log: () => {} });
const fillIn = (cui: string, from = shop) => from.get(`/user/company-data?cui=${encodeURIComponent(cui)}`);

beforeEach(() => {
  register.asked = [];
  register.mode = "answers";
});

describe("company lookup by fiscal code", () => {
  it("the lookup returns null when the register fails or sends an invalid response", async () => {
    register.mode = "fails";
    expect((await fillIn("14399840")).body).toEqual({ data: null });
    register.mode = "lies";
    const { status, body } = await fillIn("14399840");
    expect([status, body]).toEqual([200, { data: null }]);
  });

  it("the lookup returns name, number, place and tax status, and queries the register only once", async () => {
    const expected = {
      name: "DANTE INTERNATIONAL SA",
      commerceregistry: "J40/372/2002",
      countyid: 12,
      cityid: 2,
      streetaddress: "Str. Probei, nr. 148, Et. 2",
      zipcode: "050594",
      vatPayer: true,
    };
    for (const written of ["RO14399840", "14399840", " ro 143 998 40"]) {
      const { status, body } = await fillIn(written);
      expect([status, body]).toEqual([200, { data: expected }]);
    }
    expect(register.asked).toEqual([
      { method: "POST", cui: 14399840, data: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
  });

  it("the lookup returns null for an unknown company, and caches this result too", async () => {
    expect((await fillIn("4267117")).body).toEqual({ data: null });
    expect((await fillIn("4267117")).body).toEqual({ data: null });
    expect(register.asked).toHaveLength(1);
  });

  it.each(["13548147", "", "x", "123456789012345"])(
    "the lookup sends no request for the invalid code %j",
    async (cui) => {
      expect((await fillIn(cui)).body).toEqual({ data: null });
      expect(register.asked).toEqual([]);
    },
  );
});

describe("the client of ANAF's company register", () => {
  const now = new Date("2026-11-20T23:30:00Z");

  it("a request to the register contains the date in Bucharest", async () => {
    await anafRegister(url)("14399840", now);
    expect(register.asked).toMatchObject([{ data: "2026-11-21" }]);
  });

  it("a request to the register fails after the timeout", async () => {
    register.mode = "hangs";
    const lookUp = anafRegister(url, { timeoutMs: 300, intervalMs: 0 });
    const outcome = lookUp("14399840", now).then(String, String);
    await expect.poll(() => register.asked).toHaveLength(1);
    expect(await outcome).toContain("timeout");
  });

  it("requests follow the register's rate limit, and are rejected if the wait is too long", async () => {
    const lookUp = anafRegister(url, { timeoutMs: 2_000, intervalMs: 600 });
    const answers = await Promise.allSettled([
      lookUp("14399840", now),
      lookUp("4267117", now),
      lookUp("37024165", now),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(register.asked).toMatchObject([{ cui: 14399840 }, { cui: 4267117 }]);
  });
});

it("the lookup returns null without a configured register", async () => {
  const plain = await openTestShop();
  expect((await fillIn("14399840", plain)).body).toEqual({ data: null });
  expect(register.asked).toEqual([]);
});

it("the obligations page compares the seller's VAT status with the register, and ignores its failures", async () => {
  const requested = await openTestShop({ anafUrl: url, log: () => {} });
  const stateOf = async (vatStatus: string, cui: string) => {
    const INVOICE = { company: "Curat Test SRL", address: "", tel: "", email: "", cui };
    const rows = [{ from: "2000-01-01", status: vatStatus }];
    await requested.api.importShop({ settings: { INVOICE, vatStatus: rows } });
    const { body } = await requested.get("/staff/compliance", requested.staff);
    return body.data.duties.find(({ duty }: { duty: string }) => duty === "vat_status").state;
  };
  register.mode = "fails";
  expect(await stateOf("not_registered", "14399840")).toBe("met");
  register.mode = "answers";
  expect(await stateOf("registered", "RO14399840")).toBe("met");
  expect(await stateOf("registered", "14399840")).toBe("open");
  expect(await stateOf("not_registered", "14399840")).toBe("open");
});
