import { afterAll, describe, expect, it } from "vitest";
import { unzipSync } from "fflate";
import { ANAF_CLIENT, FAULTS, startAnaf } from "./index.ts";
import { faultsBySeed } from "./faults.ts";

const DAY_MS = 86_400_000;
const CIF = "14399840";
const BACK = "https://magazin.example/intors";
let now = new Date("2026-11-23T10:00:00Z");
const anaf = await startAnaf({ port: 0, now: () => now });
afterAll(() => anaf.close());

const basic = {
  authorization: `Basic ${Buffer.from(`${ANAF_CLIENT.id}:${ANAF_CLIENT.secret}`).toString("base64")}`,
};
const authorizeQuery = (redirect = BACK) =>
  new URLSearchParams({
    response_type: "code",
    client_id: ANAF_CLIENT.id,
    redirect_uri: redirect,
    token_content_type: "jwt",
    state: "s-1",
  });

async function exchange(form: Record<string, string>, at = anaf.url) {
  const body = new URLSearchParams({ token_content_type: "jwt", ...form });
  const response = await fetch(`${at}/anaf-oauth2/v1/token`, { method: "POST", headers: basic, body });
  // The tests assert the shape of ANAF's JSON.
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}
async function codeFrom(at = anaf.url): Promise<string> {
  const response = await fetch(`${at}/stand-in/certificat?${authorizeQuery()}`, { redirect: "manual" });
  return new URL(response.headers.get("location") ?? "").searchParams.get("code") ?? "";
}
const withCode = (code: string) => ({ grant_type: "authorization_code", code, redirect_uri: BACK });
async function logIn(at = anaf.url): Promise<{ authorization: string }> {
  const { body } = await exchange(withCode(await codeFrom(at)), at);
  return { authorization: `Bearer ${body.access_token}` };
}
const invoice = (number: string, root = "Invoice") =>
  `<${root} xmlns="urn:x"><cbc:ID xmlns:cbc="urn:y">${number}</cbc:ID></${root}>`;
const restUrl = (path: string, at = anaf.url) => `${at}/test/FCTEL/rest/${path}`;
async function upload(number: string, headers: Record<string, string>, query = `standard=UBL&cif=${CIF}`) {
  const response = await fetch(restUrl(`upload?${query}`), {
    method: "POST",
    headers,
    body: invoice(number),
  });
  return response.text();
}
const indexIn = (text: string) => /index_incarcare="(\d+)"/.exec(text)?.[1] ?? "";
async function getText(path: string, headers: Record<string, string>) {
  const response = await fetch(restUrl(path), { headers });
  return response.text();
}

describe("the login of the ANAF stand-in", () => {
  it("the login redirects with code and state, and only to https or localhost", async () => {
    const page = await fetch(`${anaf.url}/anaf-oauth2/v1/authorize?${authorizeQuery()}`);
    expect(await page.text()).toContain("/stand-in/certificat?response_type=code&amp;client_id=curat-demo");
    const back = await fetch(`${anaf.url}/stand-in/certificat?${authorizeQuery()}`, { redirect: "manual" });
    expect(back.headers.get("location")).toMatch(
      /^https:\/\/magazin\.example\/intors\?code=c\.[^&]+&state=s-1$/,
    );
    for (const [redirect, status] of [
      ["http://magazin.example/", 400],
      ["http://localhost:3000/x", 200],
    ] as const)
      expect((await fetch(`${anaf.url}/anaf-oauth2/v1/authorize?${authorizeQuery(redirect)}`)).status).toBe(
        status,
      );
  });

  it("a code is accepted once within a minute, and a refresh token once", async () => {
    const code = await codeFrom();
    const { body } = await exchange(withCode(code));
    expect((await exchange(withCode(code))).status).toBe(400);
    const late = await codeFrom();
    now = new Date(now.getTime() + 61_000);
    expect((await exchange(withCode(late))).body).toEqual({ error: "invalid_grant" });
    const form = { grant_type: "refresh_token", refresh_token: body.refresh_token ?? "" };
    expect((await exchange(form)).body).toMatchObject({ expires_in: 90 * 86_400 });
    expect((await exchange(form)).status).toBe(400);
    expect((await fetch(`${anaf.url}/anaf-oauth2/v1/token`, { method: "POST", body: "x" })).status).toBe(401);
  });

  it("tokens remain valid after a restart, and document numbers are never reused", async () => {
    const { body } = await exchange(withCode(await codeFrom()));
    const headers = { authorization: `Bearer ${body.access_token}` };
    const index = indexIn(await upload("A-9", headers));
    const again = await startAnaf({ port: 0, now: () => new Date(now.getTime() + 60_000) });
    const send = (access: string) =>
      fetch(restUrl(`upload?standard=UBL&cif=${CIF}`, again.url), {
        method: "POST",
        headers: { authorization: `Bearer ${access}` },
        body: invoice("A-10"),
      });
    const sent = indexIn(await (await send(body.access_token ?? "")).text());
    expect([sent !== "", sent === index]).toEqual([true, false]);
    expect(await (await send(`${body.access_token}0`)).text()).not.toContain("index_incarcare");
    await again.close();
  });

  it("calls with an expired token are rejected", async () => {
    const headers = await logIn();
    expect(await upload("A-1", headers)).toContain('ExecutionStatus="0"');
    anaf.expireAccess();
    expect(await upload("A-1", headers)).toBe('{"message":"Forbidden"}');
  });
});

describe("an uploaded document", () => {
  it("an uploaded document is listed and can be downloaded with its seal", async () => {
    const headers = await logIn();
    const index = indexIn(await upload("A-2", headers));
    const id = /stare="ok" id_descarcare="(\d+)"/.exec(
      await getText(`stareMesaj?id_incarcare=${index}`, headers),
    )?.[1];
    const list = `listaMesajePaginatieFactura?startTime=${now.getTime() - 60_000}&endTime=${now.getTime()}&pagina=1&cif=${CIF}`;
    const { mesaje } = JSON.parse(await getText(list, headers)) as {
      mesaje: { id_solicitare: string; tip: string }[];
    };
    expect(mesaje).toContainEqual(
      expect.objectContaining({ id, id_solicitare: index, tip: "FACTURA TRIMISA" }),
    );
    const zip = await (await fetch(restUrl(`descarcare?id=${id}`), { headers })).bytes();
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual([`${index}.xml`, `semnatura_${index}.xml`]);
    expect(new TextDecoder().decode(files[`${index}.xml`])).toBe(invoice("A-2"));
  });

  it("uploading the same document twice is accepted", async () => {
    const headers = await logIn();
    await upload("A-3", headers);
    await upload("A-3", headers);
    expect(anaf.accepted().filter(({ number }) => number === "A-3")).toHaveLength(2);
  });

  it("an invalid document is refused in XML, and missing parameters in JSON", async () => {
    const headers = await logIn();
    const response = await fetch(restUrl(`upload?standard=UBL&cif=${CIF}`), {
      method: "POST",
      headers,
      body: "<a>",
    });
    expect(await response.text()).toMatch(/ExecutionStatus="1"><Errors errorMessage="/);
    expect(JSON.parse(await upload("A-4", headers, "standard=UBL"))).toMatchObject({ status: 400 });
  });

  it("a document can be downloaded ten times a day, and is deleted after 60 days", async () => {
    const headers = await logIn();
    const index = indexIn(await upload("A-5", headers));
    const id = /id_descarcare="(\d+)"/.exec(await getText(`stareMesaj?id_incarcare=${index}`, headers))?.[1];
    for (let times = 0; times < 10; times += 1) await getText(`descarcare?id=${id}`, headers);
    expect(await getText(`descarcare?id=${id}`, headers)).toContain("S-au facut deja 10 descarcari");
    now = new Date(now.getTime() + DAY_MS);
    expect(await getText(`descarcare?id=${id}`, headers)).toContain("semnatura");
    now = new Date(now.getTime() + 60 * DAY_MS);
    expect(await getText(`descarcare?id=${id}`, headers)).toContain("nu exista inregistrata");
  });

  it("status queries are limited to a hundred a day", async () => {
    const headers = await logIn();
    const index = indexIn(await upload("A-6", headers));
    for (let times = 0; times < 100; times += 1) await getText(`stareMesaj?id_incarcare=${index}`, headers);
    expect(await getText(`stareMesaj?id_incarcare=${index}`, headers)).toContain("<Errors errorMessage=");
  });
});

describe("listing messages", () => {
  it("the period of a list must be within the 60 days before ANAF's current time", async () => {
    const headers = await logIn();
    const list = (start: number, end: number) =>
      getText(
        `listaMesajePaginatieFactura?startTime=${start}&endTime=${end}&pagina=1&cif=99&filtru=P`,
        headers,
      );
    const at = now.getTime();
    expect(await list(at - 1_000, at)).toContain("Nu exista mesaje in intervalul selectat");
    expect(await list(at - 1_000, at + 1_000)).toContain("nu pot fi mai mari");
    expect(await list(at - 61 * DAY_MS, at)).toContain("mai vechi de 60 de zile");
  });

  it("received invoices are listed", async () => {
    const headers = await logIn();
    anaf.receive({ cif: CIF, number: "F-1", xml: invoice("F-1") });
    const list = `listaMesajePaginatieFactura?startTime=${now.getTime() - 1}&endTime=${now.getTime()}&pagina=1&cif=${CIF}&filtru=P`;
    expect(await getText(list, headers)).toContain('"tip":"FACTURA PRIMITA"');
    expect(anaf.accepted().map(({ number }) => number)).not.toContain("F-1");
  });
});

it("documents are validated and rendered without a login, but only in production", async () => {
  const post = (path: string, body: string) => fetch(`${anaf.url}/${path}`, { method: "POST", body });
  const validated = await post("prod/FCTEL/rest/validare/FCN", invoice("N-1", "CreditNote"));
  expect(await validated.json()).toMatchObject({ stare: "ok" });
  expect(await (await post("prod/FCTEL/rest/validare/FACT1", "<a/>")).json()).toMatchObject({ stare: "nok" });
  expect(await (await post("prod/FCTEL/rest/transformare/FACT1/DA", invoice("N-1"))).text()).toMatch(/^%PDF/);
  expect((await post("test/FCTEL/rest/validare/FACT1", invoice("N-1"))).status).toBe(403);
});

describe("simulated faults", () => {
  it("a seed always gives the same faults, and every kind of fault occurs", () => {
    const drawn = (seed: number) => {
      const plan = faultsBySeed(seed);
      return Array.from({ length: 400 }, () => plan.next());
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    expect(new Set(drawn(7))).toEqual(new Set([undefined, ...FAULTS]));
  });

  it("faults drop connections, return HTML pages and errors, and report overload", async () => {
    const faulty = await startAnaf({ port: 0, seed: 3, slowMs: 1, now: () => now });
    try {
      const headers = await logIn(faulty.url);
      const met = new Map<string, number>();
      for (let number = 1; number <= 250; number += 1) {
        const before = faulty.accepted().length;
        const response = await fetch(restUrl(`upload?standard=UBL&cif=${CIF}`, faulty.url), {
          method: "POST",
          headers,
          body: invoice(`S-${number}`),
        }).then(
          async (response) => `${response.status} ${(await response.text()).slice(0, 5)}`,
          () => "cut",
        );
        const key = `${response} ${faulty.accepted().length > before ? "in" : "out"}`;
        met.set(key, (met.get(key) ?? 0) + 1);
      }
      expect([...met.keys()].toSorted()).toEqual([
        "200 <?xml in",
        "200 <html out",
        '429 {"mes out',
        '500 {"mes out',
        "cut in",
        "cut out",
      ]);
      expect(faulty.accepted().some(({ errors }) => errors.length > 0)).toBe(true);
    } finally {
      await faulty.close();
    }
  });
});
