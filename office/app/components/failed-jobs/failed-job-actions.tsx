import { ConfirmDelete } from "../form/confirm-delete.tsx";
import { PressButton } from "../form/press-button.tsx";
import styles from "./failed-jobs.module.css";

/** Buttons that retry a failed job or, after confirmation, discard it. */
export function FailedJobActions({ id }: { id: number }) {
  return (
    <div className={`cluster gap-x-3 gap-y-2 ${styles.acts}`}>
      <PressButton intent="retry-job" fields={{ job: id }}>
        Încearcă acum
      </PressButton>
      <ConfirmDelete open="Renunță">
        <p>Sarcina nu mai este reluată: e-mailul nu se mai trimite sau factura nu se mai emite.</p>
        <PressButton intent="drop-job" fields={{ job: id }}>
          Renunță definitiv
        </PressButton>
      </ConfirmDelete>
    </div>
  );
}

export function FailedTaskActions({ task }: { task: string }) {
  return (
    <div className={`cluster gap-x-3 gap-y-2 ${styles.acts}`}>
      <PressButton intent="retry-task" fields={{ task }}>
        Încearcă-le acum pe toate
      </PressButton>
      <ConfirmDelete open="Renunță la toate">
        <p>Sarcinile nu mai sunt reluate: e-mailurile nu se mai trimit, iar facturile nu se mai emit.</p>
        <PressButton intent="drop-task" fields={{ task }}>
          Renunță definitiv
        </PressButton>
      </ConfirmDelete>
    </div>
  );
}
