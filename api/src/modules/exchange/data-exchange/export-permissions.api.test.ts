import { holdsPeople, SHEET_KINDS, SHEET_NEEDS } from "@curat/contract/staff/exchange.values";
import { describe, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson, shownAgo } from "../../../testing/test-staff.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { KINDS } from "./kinds/kinds.ts";

const shop = await openTestShop();
const { staff } = shop;
withWorker(shop);

describe("exports of personal data", () => {
  it("an export of personal data needs a recent second factor and is logged", async () => {
    const clerk = await aPerson(shop, {
      permissions: ["customers:view", "customers:export", "exports:view", "exports:edit"],
    });
    const requestExport = (path: string, kind = "customers") => clerk.post(`/staff/exports${path}`, { kind });
    expect((await requestExport("")).status).toBe(403);
    expect((await requestExport("/people", "products")).status).toBe(403);
    await shownAgo(shop, clerk, 11);
    expect((await requestExport("/people")).body.error).toBe("second_factor_required");
    await shownAgo(shop, clerk, 1);
    const { id } = (await requestExport("/people")).body.data;
    const job = async () => (await clerk.get(`/staff/exports/${id}`)).body.data.job.state;
    await expect.poll(job).toBe("done");
    const read = (what: string) => clerk.get(`/staff/exports/${id}/${what}`);
    expect((await read("people")).status).toBe(200);
    expect((await read("rows")).status).toBe(403);
    await shownAgo(shop, clerk, 11);
    expect((await read("people")).body.error).toBe("second_factor_required");
    const [change] = await shop.query(
      "select actor_name, sentence from change where subject_kind = 'export'",
    );
    expect(change).toEqual({
      actor_name: clerk.name,
      sentence: "A fost pornit exportul unui fișier cu date personale: clienți.",
    });
  });

  it.each(SHEET_KINDS.filter(holdsPeople))(
    "an export of %s requires the permission to export personal data",
    async (kind) => {
      const rights = SHEET_NEEDS[kind].out.filter((right) => right !== "customers:export");
      const clerk = await aPerson(shop, { permissions: [...rights, "exports:view", "exports:edit"] });
      const made = await staff.post("/staff/exports/people", { kind });
      const path = `/staff/exports/${made.body.data.id}`;
      const answers = [
        await clerk.post("/staff/exports/people", { kind }),
        await clerk.post("/staff/exports", { kind }),
        await clerk.get(path),
        await clerk.get(`${path}/people`),
        await clerk.get(`${path}/rows`),
      ];
      expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
        answers.map(() => [
          403,
          "Fișierul conține date personale: îți trebuie și dreptul „Clienți: descarcă toate datele”.",
        ]),
      );
      expect((await clerk.get("/staff/exports")).body.data).toEqual([]);
    },
  );

  it("exports count as personal data only if a column identifies a person", () => {
    const identifies = /^(e-mail|telefon|prenume|iban|membru)/i;
    const identifying = SHEET_KINDS.filter((kind) =>
      KINDS[kind].columns.some(({ label }) => identifies.test(label)),
    );
    expect(identifying).toEqual(SHEET_KINDS.filter(holdsPeople));
  });
});
