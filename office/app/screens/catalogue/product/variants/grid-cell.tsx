import type { Refused } from "../../../../components/form/refused.ts";
import grid from "./grid.module.css";

export interface GridColumn {
  label: string;
  head?: string;
  inputMode?: "decimal" | "numeric";
}

interface GridCellProps extends GridColumn {
  name: string;
  /** The row, for the accessible name. */
  text: string;
  usual: string;
  refused: Refused | undefined;
}

/** A field in a table, with its error. Its label is visible only on narrow screens, where the head is hidden. */
export function GridCell({ name, text, label, head, inputMode, usual, refused }: GridCellProps) {
  const error = refused?.errors[name]?.[0];
  return (
    <td>
      <span className={grid.label} aria-hidden>
        {head ?? label}
      </span>
      <input
        name={name}
        defaultValue={refused?.values[name] ?? usual}
        aria-label={`${label}: ${text}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        inputMode={inputMode}
        maxLength={64}
        autoComplete="off"
        className={grid.cell}
      />
      {error && (
        <p id={`${name}-error`} className="text-primary bold">
          {error}
        </p>
      )}
    </td>
  );
}
