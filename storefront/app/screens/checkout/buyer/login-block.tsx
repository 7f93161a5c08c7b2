import { Button } from "@curat/ui/button/button.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { PasswordField } from "@curat/ui/form/password-field.tsx";
import { FIELD, INTENT } from "../../../components/checkout-form/form-fields.ts";
import styles from "./login-block.module.css";
import { texts } from "./texts.ts";

interface LoginBlockProps {
  values: Typed;
  errors: FieldErrors;
  needsReset: boolean;
  isBusy: boolean;
}

/** Lets existing customers log in without leaving the checkout (C-020 to C-022). */
export function LoginBlock({ values, errors, needsReset, isBusy }: LoginBlockProps) {
  const chosen = values[FIELD.buyer] ?? "new";
  return (
    <div className={`stack gap-5 min-w-0 ${styles["login-block"]}`}>
      <fieldset>
        <legend className={styles.legend}>{texts.buyer}</legend>
        <div className="cluster gap-2">
          {(["new", "existing"] as const).map((buyer) => (
            <label key={buyer} className={styles.buyer}>
              <input
                type="radio"
                name={FIELD.buyer}
                value={buyer}
                defaultChecked={buyer === chosen}
                aria-controls="checkout-login"
              />
              {texts.buyers[buyer]}
            </label>
          ))}
        </div>
      </fieldset>
      <div
        id="checkout-login"
        className={`gap-4 p-4 rounded-card bg-surface ${styles.entering}`}
        data-enter={INTENT.login}
      >
        <p className={styles.hint}>{texts.loginHint}</p>
        <div className={`grid gap-4 min-w-0 ${styles.fields}`}>
          <EmailField
            label={texts.loginEmail}
            name={FIELD.email}
            defaultValue={values[FIELD.email]}
            errors={errors}
            required
            autoComplete="username"
          />
          <PasswordField
            label={texts.password}
            name={FIELD.password}
            errors={errors}
            required
            autoComplete="current-password"
          />
        </div>
        <div className="cluster gap-3">
          <Button name="intent" value={INTENT.login} isBusy={isBusy}>
            {texts.login}
          </Button>
          <Button name="intent" value={INTENT.requestReset} variant="quiet" isBusy={isBusy}>
            {texts.forgot}
          </Button>
        </div>
        {needsReset && <ResetQuestion isBusy={isBusy} />}
        <p className={styles.hint}>{texts.asGuest}</p>
      </div>
    </div>
  );
}

function ResetQuestion({ isBusy }: { isBusy: boolean }) {
  return (
    <div
      className="stack gap-3 p-4 bordered-strong rounded bg-paper"
      role="alertdialog"
      aria-labelledby="ask-reset"
    >
      <p id="ask-reset">
        <b>{texts.askReset}</b>
      </p>
      <div className="cluster gap-3">
        <Button name="intent" value={INTENT.reset} variant="secondary" isBusy={isBusy} data-asked>
          {texts.yes}
        </Button>
        <Button name="intent" value={INTENT.recalculate} variant="secondary" isBusy={isBusy}>
          {texts.no}
        </Button>
      </div>
    </div>
  );
}
