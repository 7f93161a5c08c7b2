import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { openSteps } from "./open-steps.server.ts";

const reported = (state: string, isDismissed = false): StubbedResponse => ({
  body: { data: { steps: [{ step: "people", state }], is_dismissed: isDismissed, version: 4 } },
});

it.each([
  ["shows", "a step is open", reported("open"), true],
  ["hides", "all are done or skipped", reported("skipped"), false],
  ["hides", "they were dismissed", reported("open", true), false],
  ["hides", "the viewer may not read them", { status: 403, body: {} }, false],
])("openSteps %s the onboarding steps when %s", async (_, _when, answer, isShown) => {
  const { result } = await visit(() => answer, openSteps);
  expect(result !== undefined).toBe(isShown);
});
