import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
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

/**
 * Buttons for the possible status changes of the order. Each states its consequences. The usual change comes
 * first.
 */
export function MovesPanel({ order, moves }: MovesPanelProps) {
  const refused = useRefused("move");
  const isBusy = useIsSending("move");
  const error = refused?.errors.status?.[0];
  return (
    <Panel title="Ce urmează">
      {moves.length === 0 ? (
        <p>
          {order.moves.length === 0
            ? "Nu mai este nimic de făcut pentru această comandă."
            : "Pasul următor poate fi făcut de un coleg cu alte drepturi."}
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
            label="Notă"
            name="note"
            hint="Explicația rămâne în istoricul comenzii; clientul nu o vede."
            defaultValue={refused?.values.note}
            errors={refused?.errors}
            maxLength={500}
            autoComplete="off"
          />
          <ul className="list stack gap-4">
            {moves.map((move, index) => (
              <li key={move.status}>
                <Move
                  move={move}
                  text={texts.move(move.status, {
                    isPickup: order.delivery_code === DELIVERY_CODE.storePickup,
                  })}
                  isUsual={index === 0}
                  isBusy={isBusy}
                />
              </li>
            ))}
          </ul>
        </ActionForm>
      )}
    </Panel>
  );
}

interface MoveProps {
  move: OrderMove;
  text: string;
  isUsual: boolean;
  isBusy: boolean;
}

function Move({ move, text, isUsual, isBusy }: MoveProps) {
  const { status, causes, is_final } = move;
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
          {text}
        </Button>
        {causeList}
      </>
    );
  return (
    <details className={styles.final}>
      <summary className={buttonClass("secondary")}>{text}…</summary>
      {causeList}
      <p>Acest pas este ireversibil.</p>
      <Button name="status" value={status} isBusy={isBusy}>
        Da, {text.charAt(0).toLowerCase() + text.slice(1)}
      </Button>
    </details>
  );
}
