import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button, buttonClass } from "../button/button.tsx";
import { FormEnd } from "../form/form-end.tsx";
import styles from "./confirm-dialog.module.css";
import { PageDialog } from "./page-dialog.tsx";
import { texts } from "./texts.ts";

interface ConfirmDialogProps {
  title: string;
  /** The page that handles the confirmation, and to which cancelling returns. */
  page: string;
  intent: string;
  children: ReactNode;
}

export function ConfirmDialog({ title, page, intent, children }: ConfirmDialogProps) {
  const { Form, state } = useFetcher();
  return (
    <PageDialog title={title} backTo={page}>
      <Form method="post" action={page} className={styles["confirm-dialog"]}>
        {children}
        <FormEnd>
          <a href={page} className={buttonClass("secondary")} data-keeps-place>
            {texts.no}
          </a>
          <Button name="intent" value={intent} isBusy={state !== "idle"}>
            {texts.yes}
          </Button>
        </FormEnd>
      </Form>
    </PageDialog>
  );
}
