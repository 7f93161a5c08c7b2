import type { FirstStepsAnswer } from "@curat/contract/staff/first-steps";
import { DEMO_OWNER, DEMO_REMOVED } from "@curat/contract/staff/first-steps.values";
import type { ApiContext } from "../../../context.ts";
import { changeRecord, type RecordWrites, versionOf, type Written } from "../../platform/changes/index.ts";
import type { WriteInput } from "../../platform/changes/index.ts";
import { hasMediaOf } from "../../platform/media/index.ts";
import { workingGroups } from "../../platform/accounts/index.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { countMembers, isActiveMember } from "../../platform/staff/index.ts";
import { type ChosenSteps, demoLeft, statesOf } from "./first-steps.rules.ts";
import { countCurrent, loadSteps, lockSteps, putSteps } from "./first-steps.store.ts";
import { existingPages } from "./pages/legal-pages.service.ts";

const STEPS_ID = 1;

const STEPS: RecordWrites<ChosenSteps> = {
  kind: "first_steps",
  title: () => "Lista primilor pași",
  gender: "feminine",
  labels: { skipped: "pașii săriți", isDismissed: "afișarea listei" },
  kept: ({ skipped, isDismissed }) => ({ skipped, is_dismissed: isDismissed }),
  touched: () => [],
  lock: lockSteps,
  store: async (tx, steps) => {
    for (const one of steps) await putSteps(tx, one);
  },
};

export async function showSteps({
  db,
  config,
}: Pick<ApiContext, "db" | "config">): Promise<FirstStepsAnswer> {
  const [chosen, settings, accounts, counted, people, pages, version, hasDemo, hasDemoOwner] =
    await Promise.all([
      loadSteps(db),
      loadStored(db),
      workingGroups({ db, config }),
      countCurrent(db),
      countMembers(db),
      existingPages(db),
      versionOf(db, { kind: "first_steps", id: STEPS_ID }),
      // Only demo media have this provider.
      hasMediaOf(db, "demo"),
      isActiveMember(db, DEMO_OWNER),
    ]);
  const current = { settings, accounts, people, pages: new Set(pages.keys()), ...counted };
  const demo = demoLeft({ hasDemo, hasDemoOwner, isRemoved: settings.has(DEMO_REMOVED) });
  return { steps: statesOf(current, chosen), is_dismissed: chosen.isDismissed, demo, version };
}

/** Changes the skipped steps. Throws StaleVersion (409). */
export function changeSteps(
  { db }: Pick<ApiContext, "db">,
  { skipped, isDismissed, ...input }: Omit<WriteInput, "id"> & Omit<ChosenSteps, "id">,
): Promise<Written<ChosenSteps>> {
  const change = (before: ChosenSteps): ChosenSteps => ({ ...before, skipped, isDismissed });
  return changeRecord(db, STEPS, { ...input, id: STEPS_ID, change });
}
