import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../components/form/action-form.tsx";
import { useIsSending, useRefused } from "../../components/form/refused.ts";
import { Panel } from "../../components/page/page.tsx";
import type { OrderData } from "./order.server.ts";
import styles from "./order-parts.module.css";
import { texts } from "./texts.ts";

/** The moves that the order's status allows, the usual one first. */
export function MovesPanel({ order: { moves, version } }: Pick<OrderData, "order">) {
  const refused = useRefused("move");
  const isBusy = useIsSending("move");
  const error = refused?.errors.status?.[0];
  return (
    <Panel title={texts.moves}>
      {moves.length === 0 ? (
        <p>{texts.noMoves}</p>
      ) : (
        <ActionForm name="move" refused={refused}>
          <input type="hidden" name="version" value={version} />
          {error && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
          <Field
            label={texts.note}
            name="note"
            hint={texts.noteHint}
            defaultValue={refused?.values.note}
            errors={refused?.errors}
            maxLength={500}
            autoComplete="off"
          />
          <div className={styles.moves}>
            {moves.map(({ status, label }, index) => (
              <Button
                key={status}
                name="status"
                value={status}
                variant={index === 0 ? "primary" : "secondary"}
                isBusy={isBusy}
              >
                {texts.move(label)}
              </Button>
            ))}
          </div>
        </ActionForm>
      )}
    </Panel>
  );
}
