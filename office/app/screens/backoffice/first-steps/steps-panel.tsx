import { Link } from "react-router";
import type { FirstStepsAnswer } from "@curat/contract/staff/first-steps";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import styles from "./first-steps.module.css";
import { STEP_WORDS, texts } from "./texts.ts";

/** On home: how far the shop is, and what comes next. */
export function StepsPanel({ first: { steps } }: { first: FirstStepsAnswer }) {
  const done = steps.filter(({ state }) => state === "done").length;
  const next = steps.find(({ state }) => state === "open");
  return (
    <Panel title={texts.title}>
      <progress max={steps.length} value={done} aria-label={texts.title} className={styles.bar} />
      <p>
        {texts.progress(done, steps.length)}
        {next && `. ${texts.next} ${STEP_WORDS[next.step].title}`}
      </p>
      <div className="cluster items-center gap-3">
        {next && (
          <Link to={STEP_WORDS[next.step].to} className={buttonClass()}>
            {STEP_WORDS[next.step].button}
          </Link>
        )}
        <Link to="/pasi">{texts.all}</Link>
      </div>
    </Panel>
  );
}
