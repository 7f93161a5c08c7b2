import { readFileSync } from "node:fs";
import { FIRST_STEPS } from "@curat/contract/staff/first-steps.values";
import { describe, expect, it } from "vitest";
import { STEP_WORDS } from "../../../components/first-steps/step-words.ts";
import { leadsTo, visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { changeSteps, publishPage } from "./first-steps.server.ts";
import { marksIn } from "./marks.ts";

const routes = readFileSync(new URL("../../../routes.ts", import.meta.url), "utf8");

it.each(FIRST_STEPS)("the onboarding step %s links to an existing office page", (step) => {
  const path = STEP_WORDS[step].to.slice(1).replace(/^setari\/\w+$/, "setari/:key");
  expect(routes).toContain(`route("${path}", "screens/`);
});

const reported = (states: Record<string, string>): StubbedResponse => ({
  body: {
    data: {
      steps: FIRST_STEPS.map((step) => ({ step, state: states[step] ?? "done" })),
      is_dismissed: false,
      version: 4,
    },
  },
});

describe("onboarding steps", () => {
  const pressed = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ version: "3", ...fields });
    const { requests, result } = await visit(
      () => reported({ people: "skipped", order: "open" }),
      (context) => changeSteps(new Request("https://curat.ro/admin/pasi", { method: "POST", body }), context),
    );
    const sent = (await requests.find(({ method }) => method === "PUT")?.json()) as object;
    return { sent, to: leadsTo(result) };
  };

  it("skipping a step sends all skipped steps with the loaded version", async () => {
    expect(await pressed({ form: "skip", step: "order" })).toEqual({
      sent: { skipped: ["people", "order"], is_dismissed: false, version: 3 },
      to: "/pasi",
    });
  });

  it("a skipped step can be resumed, and all steps can be hidden", async () => {
    expect((await pressed({ form: "resume", step: "people" })).sent).toMatchObject({ skipped: [] });
    expect((await pressed({ form: "dismiss" })).sent).toMatchObject({
      skipped: ["people"],
      is_dismissed: true,
    });
  });
});

it("a refused legal page keeps its text and shows the error at its field", async () => {
  const body = new URLSearchParams({ form: "page", title: "Livrare", content: "<p>[completează: zile]</p>" });
  const { result } = await visit(
    () => ({ status: 422, body: { errors: { content: ["Completează toate locurile."] } } }),
    (context) =>
      publishPage(new Request("https://curat.ro/admin", { method: "POST", body }), context, "delivery"),
  );
  expect(result).toMatchObject({
    data: { errors: { content: ["Completează toate locurile."] }, values: { title: "Livrare" } },
  });
});

it("marksIn returns a draft's distinct gaps in order of appearance", () => {
  expect(marksIn("<p>[completează: zile] și [completează: adresa], [completează: zile]</p>")).toEqual([
    "zile",
    "adresa",
  ]);
  expect(marksIn("<p>Gata.</p>")).toEqual([]);
});
