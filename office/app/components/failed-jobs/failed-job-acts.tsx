import { FinalAct } from "../form/final-act.tsx";
import { PressButton } from "../form/press-button.tsx";
import styles from "./failed-jobs.module.css";
import { texts } from "./texts.ts";

/** Retrying a job, and dropping it once that is confirmed. */
export function FailedJobActs({ id }: { id: number }) {
  return (
    <div className={styles.acts}>
      <PressButton intent="retry-job" fields={{ job: id }}>
        {texts.retry}
      </PressButton>
      <FinalAct open={texts.drop}>
        <p>{texts.dropHint}</p>
        <PressButton intent="drop-job" fields={{ job: id }}>
          {texts.confirmDrop}
        </PressButton>
      </FinalAct>
    </div>
  );
}

/** The same for all jobs of one task. */
export function FailedTaskActs({ task }: { task: string }) {
  return (
    <div className={styles.acts}>
      <PressButton intent="retry-task" fields={{ task }}>
        {texts.retryAll}
      </PressButton>
      <FinalAct open={texts.dropAll}>
        <p>{texts.dropHint}</p>
        <PressButton intent="drop-task" fields={{ task }}>
          {texts.confirmDrop}
        </PressButton>
      </FinalAct>
    </div>
  );
}
