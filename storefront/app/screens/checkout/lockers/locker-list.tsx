import { CircleAlert } from "lucide-react";
import { useId } from "react";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { useEarlyChoice } from "@curat/ui/form/use-early-choice.ts";
import { lockerValue } from "../../../components/checkout-form/form-fields.ts";
import styles from "./locker-list.module.css";
import type { LockerView } from "./lockers.server.ts";
import { texts } from "./texts.ts";

interface LockerListProps {
  lockers: LockerView[];
  paysCash: boolean;
  chosen: string | undefined;
  away: string | undefined;
  onChoose: (lockerId: string) => void;
  errors: FieldErrors;
}

/** Lockers as radio buttons, with their address, opening hours and whether they accept cash on delivery. */
export function LockerList({ lockers, paysCash, chosen, away, onChoose, errors }: LockerListProps) {
  const id = useId();
  const group = useEarlyChoice((value) => {
    const early = lockers.find((locker) => lockerValue(locker) === value);
    if (early) onChoose(early.lockerId);
  });
  const error = errors?.selected_store?.[0];
  return (
    <fieldset ref={group} className="stack gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="visually-hidden">{texts.lockers}</legend>
      {error && (
        <p id={`${id}-error`} className="text-primary text-s bold">
          {error}
        </p>
      )}
      <div className={`row gap-2 flex-col p-1 ${styles.lockers}`}>
        {lockers.map((locker) => (
          <label key={locker.lockerId} htmlFor={`${id}-${locker.lockerId}`} className={styles.locker}>
            <input
              id={`${id}-${locker.lockerId}`}
              type="radio"
              name="selected_store"
              value={lockerValue(locker)}
              checked={locker.lockerId === chosen}
              onChange={() => onChoose(locker.lockerId)}
              // The chosen locker stays enabled, so that the server can reject it with a reason.
              disabled={paysCash && !locker.takesCash && locker.lockerId !== chosen}
              data-wrong={error ? true : undefined}
            />
            <b className="bold break-anywhere">{locker.name}</b>
            {locker.distance !== null && (
              <span className="text-success bold nowrap">{texts.distance(locker.distance)}</span>
            )}
            <span className={styles.place}>{locker.address}</span>
            <span className={`hint ${styles.more}`}>
              {[locker.schedule, locker.takesCash ? texts.takesCash : texts.takesNoCash]
                .filter(Boolean)
                .join(" · ")}
            </span>
            {away && locker.lockerId === chosen && (
              <span
                className={`row gap-2 rounded bg-warning text-s mt-1 px-3 py-2 ${styles.away}`}
                aria-hidden
              >
                <CircleAlert size={18} className="flex-none text-warning" />
                {away}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
