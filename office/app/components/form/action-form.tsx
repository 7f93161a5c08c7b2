import { useEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Form, Link } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { FormMessages } from "@curat/ui/form/form-messages.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { useFocusOnErrors } from "@curat/ui/form/focus-first-error.ts";
import styles from "./action-form.module.css";
import { VERSION_FIELD } from "./conflict/conflict.ts";
import { ConflictPanel } from "./conflict/conflict-panel.tsx";
import { selectTyped } from "./conflict/keep-input.ts";
import { PROOF_FIELD } from "./proof.ts";
import type { Refused } from "./refused.ts";

interface ActionFormProps {
  name: string;
  refused: Refused | undefined;
  id?: string;
  action?: string;
  /** Form values of the record as it was loaded, from which conflicts are detected. */
  loaded?: Typed;
  encType?: "multipart/form-data";
  children: ReactNode;
}

/** Form with general errors above its fields. Works without JavaScript. */
export function ActionForm({ name, refused, id, action, loaded, encType, children }: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnErrors(form, refused?.errors);
  useEffect(() => {
    const hasField = form.current?.querySelector(":is([aria-invalid=true], [data-wrong])");
    if (refused && !hasField)
      form.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "center" });
  }, [refused]);
  const conflict = refused?.conflict;
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      action={action}
      encType={encType}
      noValidate
      preventScrollReset
      className={`stack gap-4 ${styles["action-form"]}`}
      onKeyDown={pressNearestButton}
      onChange={conflict && ((event) => selectTyped(event, conflict))}
    >
      <input type="hidden" name="form" value={name} />
      {/* Comes before the other fields, because the server reads the first field named `version`. */}
      {conflict && <input type="hidden" name="version" value={conflict.version} />}
      {loaded && (
        <input type="hidden" name={VERSION_FIELD} value={JSON.stringify(conflict?.current ?? loaded)} />
      )}
      <FormMessages messages={refused?.messages ?? []} />
      {conflict && <ConflictPanel conflict={conflict} />}
      {refused?.needs === "login" && (
        <p className={`stack gap-3 p-4 rounded bg-warning ${styles.notice}`} role="alert">
          Sesiunea a expirat. Ce ai scris este păstrat: intră în cont în altă filă, apoi trimite din nou.{" "}
          <Link to="/autentificare" target="_blank">
            Intră în cont
          </Link>
        </p>
      )}
      {children}
      {refused?.needs === "second-factor" && (
        <div className={`stack gap-3 p-4 rounded bg-warning ${styles.notice}`} role="alert">
          <p>Pentru această modificare, confirmă-ți din nou identitatea cu al doilea factor.</p>
          <Field
            label="Codul din aplicație"
            name={PROOF_FIELD}
            hint="Șase cifre din aplicația de autentificare sau unul dintre codurile de rezervă."
            errors={refused.errors}
            autoComplete="one-time-code"
          />
          <p>
            <Link to="/confirmare" target="_blank">
              Folosește o cheie de acces în altă filă, apoi trimite din nou.
            </Link>
          </p>
        </div>
      )}
    </Form>
  );
}

/** Makes Enter press the button of the part marked `data-enter` instead of the form's first button. */
function pressNearestButton(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  const button = event.target.closest("[data-enter]")?.querySelector("button");
  if (!button) return;
  event.preventDefault();
  button.click();
}
