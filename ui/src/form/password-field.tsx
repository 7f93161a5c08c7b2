import { Eye, EyeOff } from "lucide-react";
import { useId, useState, useSyncExternalStore } from "react";
import { PASSWORD_LENGTH } from "@curat/contract/customers.values";
import { passwordErrorOf } from "./field-rules.ts";
import { FieldFrame, describedBy } from "./field-frame.tsx";
import type { FieldErrors } from "./field-frame.tsx";
import styles from "./form.module.css";
import { texts } from "./texts.ts";
import { useFieldCheck } from "./use-field-check.ts";

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  errors?: FieldErrors;
  required?: boolean;
  /** Name of the password field that this one must equal. */
  sameAs?: string;
}

/** A password field, never prefilled, with a show button if JavaScript runs. */
export function PasswordField({
  label,
  name,
  autoComplete,
  hint,
  errors: sentErrors,
  required,
  sameAs,
}: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const hasScript = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const { errors, handlers } = useFieldCheck({
    name,
    label,
    errors: sentErrors,
    errorOf: ({ value, form }) => {
      const isNew = autoComplete === "new-password";
      return passwordErrorOf({ label, required, isNew, same: sameAs && passwordIn(form, sameAs) }, value);
    },
  });
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ id, label, name, required, hint, errors }}>
      <div className={styles.password}>
        <input
          {...handlers}
          {...describedBy(id, { name, hint, errors })}
          id={id}
          name={name}
          type={isShown ? "text" : "password"}
          className={styles.control}
          aria-required={required}
          // One more than allowed, so that a longer password is refused and not silently truncated.
          maxLength={PASSWORD_LENGTH.max + 1}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        {hasScript && (
          <button
            type="button"
            className={styles.reveal}
            aria-label={isShown ? texts.hide : texts.show}
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden size={20} />
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

function passwordIn(form: HTMLFormElement | null, name: string): string | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
