import { useFetcher } from "react-router";
import { Button, buttonClass } from "../../components/button/button.tsx";
import { PageDialog } from "../../components/dialog/page-dialog.tsx";
import styles from "./account-form.module.css";
import { texts } from "./texts.ts";

/** Asks before a saved address or company goes (C-064). */
export function DeleteDialog({ id, list, name }: { id: number; list: string; name: string }) {
  const { Form, state } = useFetcher();
  return (
    <PageDialog title={texts.removeTitle} backTo={list}>
      <Form method="post" action={list} className={styles.form}>
        <input type="hidden" name="id" value={id} />
        <p>{texts.removeQuestion}</p>
        <p className={styles.entry}>{name}</p>
        <div className={styles.ways}>
          <a href={list} className={buttonClass("secondary")} data-keeps-place>
            {texts.no}
          </a>
          <Button name="intent" value="delete" isBusy={state !== "idle"}>
            {texts.yes}
          </Button>
        </div>
      </Form>
    </PageDialog>
  );
}
