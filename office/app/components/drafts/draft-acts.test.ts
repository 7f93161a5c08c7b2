import { describe, expect, it } from "vitest";
import * as articles from "@curat/contract/staff/articles";
import { leadsTo, visit } from "../../testing/visit.ts";
import { draftVersionIn } from "./as-draft.ts";
import { actOnDraft } from "./draft-actions.server.ts";

const CALLS = {
  getDraft: articles.getArticleDraft,
  saveDraft: articles.saveArticleDraft,
  restoreDraft: articles.restoreArticleDraft,
  discardDraft: articles.discardArticleDraft,
  publishDraft: articles.publishArticleDraft,
  scheduleDraft: articles.scheduleArticleDraft,
  unscheduleDraft: articles.unscheduleArticleDraft,
};
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const act = (fields: Record<string, string>, status = 200, body: unknown = { data: {} }) =>
  visit(
    () => ({ status, body }),
    (context) => actOnDraft(context, formOf(fields), { calls: CALLS, id: "7", to: "/articole/7" }),
  );

describe("draft actions", () => {
  it("publishing a draft sends its loaded version and, if confirmed, the page's version", async () => {
    const { requests, result } = await act({ form: "publish-draft", version: "2", standing: "5" });
    expect(requests[0]?.url).toMatch(/\/staff\/articles\/7\/draft\/publish$/);
    expect(await requests[0]?.json()).toEqual({ version: 2, standing: 5 });
    expect(leadsTo(result)).toBe("/articole/7");
    const plain = await act({ form: "publish-draft", version: "2" });
    expect(await plain.requests[0]?.json()).toEqual({ version: 2 });
  });

  it("scheduling a draft converts Romanian time to UTC and returns errors by field", async () => {
    const fields = { form: "schedule-draft", version: "2", publish_at: "2026-07-01T09:00" };
    const { requests } = await act(fields);
    expect(await requests[0]?.json()).toEqual({ version: 2, publish_at: "2026-07-01T06:00:00.000Z" });
    const errors = { publish_at: ["Alege o dată și o oră din viitor."] };
    expect((await act(fields, 422, { errors })).result).toMatchObject({
      data: { form: "schedule-draft", errors, values: { publish_at: "2026-07-01T09:00" } },
    });
  });

  it("a draft can be unscheduled, discarded, or started from an earlier version", async () => {
    const unplanned = await act({ form: "unschedule-draft", version: "2" });
    expect([unplanned.requests[0]?.method, unplanned.requests[0]?.url]).toMatchObject([
      "DELETE",
      expect.stringMatching(/\/draft\/time\?version=2$/),
    ]);
    const gone = await act({ form: "discard-draft", version: "2" });
    expect(gone.requests[0]?.url).toMatch(/\/draft\?version=2$/);
    const anew = await act({ form: "restore-draft", change_id: "90", version: "0" });
    expect(await anew.requests[0]?.json()).toEqual({ change_id: 90, version: 0 });
  });

  it("actOnDraft ignores other forms", async () => {
    const { result, requests } = await act({ form: "article" });
    expect([result, requests]).toEqual([undefined, []]);
  });
});

it.each([
  ["0", 0],
  ["12", 12],
  ["", undefined],
  ["-1", undefined],
  ["x", undefined],
])("draftVersionIn reads %j as %s", (text, version) => {
  expect(draftVersionIn(formOf({ draft: text }))).toBe(version);
});
