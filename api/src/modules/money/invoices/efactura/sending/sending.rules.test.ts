import { expect, it } from "vitest";
import { dueOn, isTemporary, nextFetchAt, nextStatusAt } from "./sending.rules.ts";

it.each([
  // An invoice issued on a Monday is due the next Monday.
  ["2026-11-16", "2026-11-23"],
  // 30 November and 1 December are holidays.
  ["2026-11-25", "2026-12-04"],
  // For an invoice issued on a Saturday, day one is Monday.
  ["2026-11-21", "2026-11-27"],
  // Good Friday and Easter Monday of 2026.
  ["2026-04-08", "2026-04-17"],
])("an invoice issued on %s must be sent to ANAF by %s", (issued, due) => {
  expect(dueOn(issued)).toBe(due);
});

it("a status is queried fewer than 90 times a day", () => {
  const begin = Date.parse("2026-11-23T00:00:00Z");
  let [at, requested] = [begin, 0];
  for (; at < begin + 86_400_000; requested += 1) at = nextStatusAt(requested, new Date(at)).getTime();
  expect(requested).toBeLessThan(90);
});

it("a ZIP is downloaded at most ten times a day, and never after sixty days", () => {
  const createdAt = new Date("2026-09-01T00:00:00Z");
  const times: number[] = [];
  let now: Date | null = createdAt;
  for (let tries = 0; now; tries += 1) {
    times.push(now.getTime());
    now = nextFetchAt(tries, { createdAt, now });
  }
  for (const time of times)
    expect(times.filter((other) => other >= time && other < time + 86_400_000).length).toBeLessThan(11);
  expect(times.at(-1)).toBeLessThan(createdAt.getTime() + 60 * 86_400_000);
});

it.each([
  ["A aparut o eroare tehnica. Cod: SFD-03", true],
  ["Nu aveti drept in SPV pentru CIF=14399840", true],
  ["Limita de apeluri a fost atinsa", true],
  ["A fost depășită limita zilnică.", true],
  ["Ati depasit limita de 1000 de incarcari", true],
  ["Dimensiunea depășește limita de 10 MB.", false],
  ["E: BR-RO-L0100: numele depaseste limita de 100 de caractere (BT-44)", false],
  ["E: BR-CL-01: codul este in afara limitelor listei", false],
  ["E: validari globale eroare regula: BR-CL-23", false],
  ["Fisierul transmis nu este valid.", false],
])("isTemporary classifies the failure %s: %s", (answer, isSo) => {
  expect(isTemporary(answer)).toBe(isSo);
});
