import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { OrderMove } from "@curat/contract/staff/orders";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useIsSending, useRefused } from "../../../components/form/refused.ts";
import { Panel } from "../../../components/page/page.tsx";
import type { OrderData } from "./order.server.ts";
import styles from "./order-parts.module.css";
import { texts } from "./texts.ts";

interface MovesPanelProps extends Pick<OrderData, "order"> {
  moves: OrderMove[];
}

/** The moves that the order's status allows, the usual one first, each with what it brings about before it is pressed. */
export function MovesPanel({ order, moves }: MovesPanelProps) {
  const refused = useRefused("move");
  const isBusy = useIsSending("move");
  const error = refused?.errors.status?.[0];
  return (
    <Panel title="Ce urmează">
      {moves.length === 0 ? (
        <p>
          {order.moves.length === 0
            ? "Comanda nu mai poate fi mutată de mână."
            : "Pasul următor este al altui rol: drepturile tale nu îl cuprind."}
        </p>
      ) : (
        <ActionForm name="move" refused={refused}>
          <input type="hidden" name="version" value={order.version} />
          {error && (
            <p role="alert" className="text-primary bold">
              {error}
            </p>
          )}
          <Field
            label="Notă la mutare"
            name="note"
            hint="Rămâne în povestea comenzii; clientul nu o vede."
            defaultValue={refused?.values.note}
            errors={refused?.errors}
            maxLength={500}
            autoComplete="off"
          />
          <ul className="list stack gap-4">
            {moves.map((move, index) => (
              <li key={move.status}>
                <Move move={move} isUsual={index === 0} isBusy={isBusy} />
              </li>
            ))}
          </ul>
        </ActionForm>
      )}
    </Panel>
  );
}

/** What can not be taken back is opened first and confirmed then. */
function Move({ move, isUsual, isBusy }: { move: OrderMove; isUsual: boolean; isBusy: boolean }) {
  const { status, label, causes, is_final } = move;
  const causeList = causes.length > 0 && (
    <ul className={`hint stack gap-1 break-anywhere ${styles.causes}`}>
      {causes.map((cause) => (
        <li key={cause}>{cause}</li>
      ))}
    </ul>
  );
  if (!is_final)
    return (
      <>
        <Button name="status" value={status} variant={isUsual ? "primary" : "secondary"} isBusy={isBusy}>
          {texts.move(label)}
        </Button>
        {causeList}
      </>
    );
  return (
    <details className={styles.final}>
      <summary className={buttonClass("secondary")}>{texts.move(label)}…</summary>
      {causeList}
      <p>Mutarea nu se poate lua înapoi.</p>
      <Button name="status" value={status} isBusy={isBusy}>
        Da, trece în: {label}
      </Button>
    </details>
  );
}
