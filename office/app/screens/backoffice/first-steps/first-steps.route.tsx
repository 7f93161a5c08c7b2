import { Check, Circle, CircleMinus } from "lucide-react";
import { Form, Link, useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { STEP_WORDS, STEPS_TITLE, progressText } from "../../../components/first-steps/step-words.ts";
import { StepsBar } from "../../../components/first-steps/steps-bar.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { DemoPanel } from "./demo-panel.tsx";
import styles from "./first-steps.module.css";
import { changeSteps } from "./first-steps.server.ts";
import type { loadSteps } from "./first-steps.server.ts";
import { texts } from "./texts.ts";

export { loadSteps as loader } from "./first-steps.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => changeSteps(request, context);

export const meta = titled(STEPS_TITLE);

const SIGNS = { done: Check, open: Circle, skipped: CircleMinus };

export default function FirstSteps() {
  const { first, mayEdit, removeDemo } = useLoaderData<typeof loadSteps>();
  const { steps, is_dismissed: isDismissed, demo, version } = first;
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <Page
      title={STEPS_TITLE}
      actions={
        <a href="/" className={buttonClass("secondary")}>
          {texts.shop}
        </a>
      }
    >
      <Panel title={progressText(done, steps.length)}>
        <p>{done === steps.length ? texts.allDone : texts.intro}</p>
        <StepsBar done={done} of={steps.length} />
        <ol className={`list grid ${styles.steps}`}>
          {steps.map(({ step, state }) => {
            const { title, why, button, to } = STEP_WORDS[step];
            const Icon = SIGNS[state];
            return (
              <li
                className="stack gap-x-3 gap-y-2 items-center py-3 line-above"
                key={step}
                data-state={state}
              >
                <span className={`stack muted ${styles.sign}`}>
                  <Icon aria-hidden size={22} />
                  <span className="visually-hidden">{texts[state]}</span>
                </span>
                <div>
                  <h3>{title}</h3>
                  <p>{why}</p>
                </div>
                <div className={`cluster items-center gap-2 justify-end ${styles.acts}`}>
                  {state === "open" ? (
                    <Link to={to} className={buttonClass("secondary")}>
                      {button}
                    </Link>
                  ) : (
                    state === "done" && (
                      <Link to={to} className={buttonClass("quiet")} aria-label={texts.againOf(title)}>
                        {texts.again}
                      </Link>
                    )
                  )}
                  {mayEdit && state !== "done" && <SkipButton {...{ step, state, version }} />}
                </div>
              </li>
            );
          })}
        </ol>
      </Panel>
      {demo !== null && <DemoPanel demo={demo} command={removeDemo} />}
      {mayEdit && (
        <PressButton intent={isDismissed ? "show" : "dismiss"} fields={{ version }} variant="quiet">
          {isDismissed ? texts.show : texts.dismiss}
        </PressButton>
      )}
    </Page>
  );
}

interface SkipButtonProps {
  step: keyof typeof STEP_WORDS;
  state: "open" | "skipped";
  version: number;
}

function SkipButton({ step, state, version }: SkipButtonProps) {
  const { title } = STEP_WORDS[step];
  const isOpen = state === "open";
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={version} />
      <Button
        name="form"
        value={isOpen ? "skip" : "resume"}
        variant="quiet"
        aria-label={isOpen ? texts.skipOf(title) : texts.resumeOf(title)}
      >
        {isOpen ? texts.skip : texts.resume}
      </Button>
    </Form>
  );
}
