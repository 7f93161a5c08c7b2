import type { BenchShop } from "../pages/bench-shop.ts";
import { ms, spreadOf, table } from "../search/timing.ts";

const ROUNDS = 15;
const TARGET_CPU_MS = 150;

/** Requests each page with this session, and reads the complete CSV once. */
export async function measureOfficePages(shop: BenchShop, session: string): Promise<void> {
  const headers = { cookie: `staff_session=${session}`, "accept-encoding": "br" };
  const fetchPage = (path: string): Promise<Response> => fetch(shop.url + path, { headers });
  const get = async (path: string): Promise<string> => {
    const answer = await fetchPage(path);
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}.`);
    return answer.text();
  };
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const [month, year] = [30, 365].map((days) => `din=${day(days)}&pana=${day(0)}`);
  const order = /href="(\/admin\/comenzi\/\d+)"/.exec(await get("/admin/comenzi?stare=delivered"))?.[1] ?? "";
  const rows: string[][] = [];
  for (const path of [
    "/admin",
    "/admin/comenzi",
    "/admin/comenzi?q=popescu",
    "/admin/comenzi?pagina=400",
    order,
    "/admin/cautare?q=popescu",
    "/admin/firme",
    "/admin/firme?q=firma+9&ordine=nume",
    "/admin/jurnal",
    "/admin/cifre",
    `/admin/cifre?${year}&pe=luna`,
    ...["vanzari", "tva", "ramburs"].map((book) => `/admin/registre?registru=${book}&${month}`),
    ...["vanzari", "tva"].map((book) => `/admin/registre?registru=${book}&${year}`),
  ]) {
    const first = await fetchPage(path);
    await first.text();
    if (!first.ok) {
      rows.push([path, `answered ${first.status}`, "", ""]);
      continue;
    }
    for (let round = 0; round < ROUNDS; round += 1) await get(path);
    const before = await shop.cpuSeconds();
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await get(path);
      durations.push(performance.now() - start);
    }
    const cpuMs = (((await shop.cpuSeconds()) - before) * 1_000) / ROUNDS;
    const { p50, p95 } = spreadOf(durations);
    rows.push([path, ms(p50), ms(p95), ms(cpuMs)]);
  }
  const head = ["page, ms", "p50", "p95", `CPU of the web process (target ${TARGET_CPU_MS})`];
  console.log(`\n${table([head, ...rows])}`);
  const before = await shop.cpuSeconds();
  const start = performance.now();
  const { lines } = await sizeOf(await fetchPage("/admin/comenzi.csv"));
  const took = async (since: { start: number; cpu: number }) =>
    `${((performance.now() - since.start) / 1_000).toFixed(1)} s, ${((await shop.cpuSeconds()) - since.cpu).toFixed(1)} s CPU`;
  console.log(`all ${lines - 1} orders as CSV: ${await took({ start, cpu: before })}`);
  const since = { start: performance.now(), cpu: await shop.cpuSeconds() };
  const { bytes } = await sizeOf(await fetchPage("/admin/comenzi.xlsx"));
  console.log(`the same as XLSX, ${(bytes / 1e6).toFixed(1)} MB: ${await took(since)}`);
}

/** Reads a stream, because a list of two million orders exceeds the maximum string length. */
async function sizeOf(answer: Response): Promise<{ bytes: number; lines: number }> {
  let [bytes, lines] = [0, 0];
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) lines += 1;
  }
  return { bytes, lines };
}
