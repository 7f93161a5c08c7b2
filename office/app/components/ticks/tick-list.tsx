import type { Refused } from "../form/refused.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { isTicked } from "../form/filled-fields.ts";
import { tickField } from "./tick-fields.ts";
import styles from "./tick-list.module.css";

interface TickListProps {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  refused: Refused | undefined;
  filled: Typed;
}

/** List of checkboxes. It is initially expanded if any of them is ticked. */
export function TickList({ name, label, options, refused, filled }: TickListProps) {
  const ticked = options.filter(({ value }) => isTicked(tickField(name, value), { refused, filled }));
  const offered = new Set(options.map(({ value }) => tickField(name, value)));
  const notOffered = Object.keys(refused?.values ?? filled).filter(
    (field) => field.startsWith(`${name}.`) && !offered.has(field),
  );
  return (
    <details className={styles["tick-list"]} open={ticked.length > 0}>
      <summary>
        {label} ({ticked.length})
      </summary>
      {/* Resubmits ticked values that the staff member cannot see. */}
      {notOffered.map((field) => (
        <input key={field} type="hidden" name={field} value="on" />
      ))}
      <ul className="stack gap-x-3 gap-y-0 p-0">
        {options.map(({ value, label: text }) => (
          <li key={value}>
            <label className="row items-center gap-2 min-h-touch text-s pointer">
              <input
                type="checkbox"
                name={tickField(name, value)}
                defaultChecked={isTicked(tickField(name, value), { refused, filled })}
              />
              {text}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
