import { Link } from "react-router";
import type { FirstStepsAnswer } from "@curat/contract/staff/first-steps";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { STEP_WORDS, STEPS_TITLE, progressText } from "../../../components/first-steps/step-words.ts";
import { StepsBar } from "../../../components/first-steps/steps-bar.tsx";
import { Panel } from "../../../components/page/page.tsx";

export function StepsPanel({ first: { steps } }: { first: FirstStepsAnswer }) {
  const done = steps.filter(({ state }) => state === "done").length;
  const next = steps.find(({ state }) => state === "open");
  return (
    <Panel title={STEPS_TITLE}>
      <StepsBar done={done} of={steps.length} />
      <p>
        {progressText(done, steps.length)}
        {next && `. Urmează: ${STEP_WORDS[next.step].title}`}
      </p>
      <div className="cluster items-center gap-3">
        {next && (
          <Link to={STEP_WORDS[next.step].to} className={buttonClass()}>
            {STEP_WORDS[next.step].button}
          </Link>
        )}
        <Link to="/pasi">Toți pașii</Link>
      </div>
    </Panel>
  );
}
