import { describe, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const ABOUT = "/articole/despre-noi.html";
const create = (from: string, to: string) => staff.post("/staff/redirects", { from, to });
const change = (from: string, to: string, version: number) =>
  staff.put("/staff/redirects", { from, to, version });
const remove = (from: string, version: number) =>
  staff.delete(`/staff/redirects?from=${encodeURIComponent(from)}&version=${version}`);
const open = async (url: string) => (await shop.post("/utilities/router", { url })).body;
const listed = async (query: string) => (await staff.get(`/staff/redirects?${query}`)).body.data;

describe("a redirect", () => {
  it("a redirect applies as soon as it is created, changed or removed", async () => {
    expect((await create("/vechi/", ABOUT)).body.data).toEqual({ from: "/vechi", to: ABOUT, version: 1 });
    expect(await open("/vechi")).toMatchObject({ statusCode: 301, data: { url: ABOUT } });
    expect(await listed("from=/vechi")).toEqual([
      { from: "/vechi", to: ABOUT, version: 1, hits: 0, last_hit: null },
    ]);
    expect((await change("/vechi", "/promotii?pagina=2", 1)).body.data).toMatchObject({
      to: "/promotii?pagina=2",
      version: 2,
    });
    expect((await open("/vechi")).data.url).toBe("/promotii?pagina=2");
    expect(await listed("q=PAGINA=2")).toHaveLength(1);
    expect(await listed("q=%25")).toEqual([]);
    expect((await remove("/vechi", 2)).body.data).toEqual({ from: "/vechi", version: 3 });
    expect((await open("/vechi")).statusCode).toBe(404);
    const changes = await shop.historyOf("redirect", "/vechi");
    expect(changes.map(({ sentence }) => sentence)).toEqual([
      `Adresa /vechi redirecționează către ${ABOUT}.`,
      "Adresa /vechi redirecționează către /promotii?pagina=2.",
      "Redirecționarea de la /vechi a fost ștearsă.",
    ]);
  });

  it("a redirect points at the end of its chain and updates earlier redirects", async () => {
    await create("/b", ABOUT);
    expect((await create("/a", "/b")).body.data.to).toBe(ABOUT);
    await create("/c", "/promotii");
    await change("/b", "/c", 1);
    expect((await open("/b")).data.url).toBe("/promotii");
    await create("/d", "/b");
    await remove("/c", 1);
    const article = await staff.post("/staff/articles", {
      type_id: 32,
      slug: "mutat",
      title: "M",
      link_title: "M",
      content: "",
    });
    await create("/e", article.body.data.url);
    await staff.put(`/staff/articles/${article.body.data.id}`, {
      type_id: 32,
      slug: "mutat-din-nou",
      title: "M",
      link_title: "M",
      content: "",
      version: 1,
    });
    expect((await open("/e")).data.url).toBe("/articole/mutat-din-nou.html");
  });

  it("redirects to a URL are updated when that URL becomes a redirect", async () => {
    const { body } = await staff.post("/staff/articles", {
      type_id: 32,
      slug: "pleaca",
      title: "P",
      link_title: "P",
      content: "",
    });
    const { id, url } = body.data;
    await create("/spre-plecat", url);
    await staff.delete(`/staff/articles/${id}?version=1`);
    await create(url, ABOUT);
    expect((await open("/spre-plecat")).data.url).toBe(ABOUT);
    expect(await listed("from=/spre-plecat")).toMatchObject([{ version: 2 }]);
  });

  it.each([
    ["/cont/comenzi", ABOUT, "from"],
    ["/", ABOUT, "from"],
    ["https://rau.example/", ABOUT, "from"],
    ["/x?y=1", ABOUT, "from"],
    [ABOUT, "/promotii", "from"],
    ["", ABOUT, "from"],
    ["/spre-nimic", "/nimic-aici", "to"],
    ["/spre-altii", "//rau.example", "to"],
    ["/spre-altii", "https://rau.example", "to"],
    ["/spre-sine", "/spre-sine", "to"],
    ["/gol", "", "to"],
  ])("a redirect from %s to %s is refused with an error for the field %s", async (from, to, field) => {
    const answer = await create(from, to);
    expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toEqual({
      status: 422,
      fields: [field],
    });
  });

  it("a redirect is refused if it would close a loop", async () => {
    const { body } = await staff.post("/staff/articles", {
      type_id: 32,
      slug: "cerc",
      title: "C",
      link_title: "C",
      content: "",
    });
    const { id, url } = body.data;
    await create("/spre-cerc", url);
    await staff.delete(`/staff/articles/${id}?version=1`);
    expect(Object.keys((await create(url, "/spre-cerc")).body.errors)).toEqual(["to"]);
    expect((await open(url)).statusCode).toBe(404);
  });

  it("a redirect is refused if its target with a query would close a loop", async () => {
    const anArticle = async (slug: string): Promise<{ id: number; url: string }> =>
      (await staff.post("/staff/articles", { type_id: 32, slug, title: "C", link_title: "C", content: "" }))
        .body.data;
    const [b, c] = [await anArticle("ocol-b"), await anArticle("ocol-c")];
    const goes = ({ id }: { id: number }) => staff.delete(`/staff/articles/${id}?version=1`);
    await create("/ocol-a", `${b.url}?x=1`);
    await goes(b);
    await create(b.url, c.url);
    expect((await open("/ocol-a")).data.url, "forward the query").toBe(c.url);
    await goes(c);
    expect(Object.keys((await create(c.url, "/ocol-a")).body.errors)).toEqual(["to"]);
    expect((await open(b.url)).data.url).toBe(c.url);

    // Earlier releases could store such redirects.
    await shop.query("update route set redirect_to = $2 where path = '/ocol-a' or path = $1", [
      b.url,
      `${b.url}?x=1`,
    ]);
    expect(Object.keys((await create(c.url, "/ocol-a")).body.errors)).toEqual(["to"]);
  });

  it("a redirect from a URL that already redirects is refused", async () => {
    await create("/odata", ABOUT);
    expect(Object.keys((await create("/odata", "/promotii")).body.errors)).toEqual(["from"]);
    await change("/odata", "/promotii", 1);
    const stale = await change("/odata", ABOUT, 1);
    expect(stale).toMatchObject({ status: 409, body: { data: { to: "/promotii", version: 2 } } });
    expect((await remove("/odata", 1)).status).toBe(409);
    expect((await change("/necunoscut", ABOUT, 0)).status).toBe(404);
    expect((await remove(ABOUT, 0)).status).toBe(404);
  });

  it("only one of two concurrent requests creates the redirect", async () => {
    const answers = await Promise.all([create("/deodata", ABOUT), create("/deodata", "/promotii")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe("redirect hits", () => {
  const count = (hits: object[]) => shop.post("/utilities/redirects/hits", { hits });

  it("redirect hits are added up, and deleted with the redirect", async () => {
    await create("/urmat", ABOUT);
    const hits = [
      { from: "/urmat", times: 2 },
      { from: "/urmat/", times: 1 },
      { from: ABOUT, times: 5 },
      { from: "nimic", times: 1 },
    ];
    expect((await count(hits)).status).toBe(200);
    await Promise.all([count([{ from: "/urmat", times: 1 }]), count([{ from: "/urmat", times: 1 }])]);
    expect(await listed("from=/urmat")).toMatchObject([{ hits: 5, last_hit: expect.any(String) }]);
    const [mostUsed] = await listed("sort=-hits");
    expect(mostUsed.from).toBe("/urmat");
    expect((await listed("sort=-last_hit"))[0].from).toBe("/urmat");
    await remove("/urmat", 1);
    await create("/urmat", ABOUT);
    expect(await listed("from=/urmat")).toMatchObject([{ hits: 0, last_hit: null }]);
  });

  it.each([[[{ from: "/a", times: 0 }]], [[{ from: "/a", times: "x" }]], [[{}]]])(
    "redirect hits are refused: %j",
    async (hits) => {
      expect((await count(hits)).status).toBe(422);
    },
  );
});

describe("a batch of redirects", () => {
  const many = (rows: [string, string][]) =>
    staff.post("/staff/redirects/bulk", { rows: rows.map(([from, to]) => ({ from, to })) });

  it("a batch of redirects points each row at the end of its chain", async () => {
    const rows: [string, string][] = [
      ["/m1", "/m2"],
      ["/m2", "/m3/"],
      ["/m3", ABOUT],
    ];
    expect((await many(rows)).body.data).toEqual({ created: 3, unchanged: 0 });
    for (const [from] of rows) expect((await open(from)).data.url).toBe(ABOUT);
    const batches = await shop.query(
      "select distinct batch from change where subject_kind = 'redirect' and subject_id in ('/m1', '/m2', '/m3')",
    );
    expect(batches).toEqual([{ batch: expect.any(String) }]);
    expect(
      (
        await many([
          ["/m3", ABOUT],
          ["/m4", ABOUT],
        ])
      ).body.data,
    ).toEqual({ created: 1, unchanged: 1 });
  });

  it.each<[string, [string, string][], string]>([
    [
      "form a loop",
      [
        ["/n1", ABOUT],
        ["/n2", "/n3"],
        ["/n3", "/n2"],
      ],
      "rows.1.to",
    ],
    [
      "redirect to themselves",
      [
        ["/n1", ABOUT],
        ["/n4", "/n4"],
      ],
      "rows.1.to",
    ],
    [
      "replace an existing page",
      [
        ["/n1", "/promotii"],
        [ABOUT, "/promotii"],
      ],
      "rows.1.from",
    ],
    [
      "lead to a missing page",
      [
        ["/n1", ABOUT],
        ["/n5", "/nicaieri"],
      ],
      "rows.1.to",
    ],
    [
      "contradict each other",
      [
        ["/n6", ABOUT],
        ["/n6", "/promotii"],
      ],
      "rows.1.from",
    ],
  ])("a batch is refused if its rows %s, and nothing is written", async (_, rows, field) => {
    const { status, body } = await many(rows);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await open("/n1")).statusCode).toBe(404);
    expect((await open("/n6")).statusCode).toBe(404);
  });
});
