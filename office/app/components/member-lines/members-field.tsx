import { useRef, useState } from "react";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { ChoiceBox } from "../picking/choice-box.tsx";
import type { Choice, ChoiceKind } from "../picking/choice.ts";
import styles from "./members-field.module.css";

/** Maximum number of characters, which is enough for 1000 members. */
const TEXT_LIMIT = 200_000;

const LABELS: Partial<Record<ChoiceKind, string>> = {
  group: "Caută și adaugă un grup",
  company: "Caută și adaugă o firmă",
  customer: "Caută și adaugă un client",
};

interface MembersFieldProps {
  label: string;
  name: string;
  defaultValue: string;
  errors?: FieldErrors;
  kinds: readonly ("group" | "company" | "customer")[];
}

/** Field for members, one per line. With JavaScript, each kind of member is found by name and added as a line. */
export function MembersField({ kinds, defaultValue, ...field }: MembersFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasScript = useHasScript();
  const [text, setText] = useState(defaultValue);

  function add(kind: ChoiceKind, { code }: Choice): void {
    const lines = (place.current?.querySelector("textarea")?.value ?? text).trimEnd();
    const line = kind === "group" ? `grup: ${code}` : code;
    if (!lines.split("\n").includes(line)) setText(lines === "" ? line : `${lines}\n${line}`);
  }

  return (
    <div ref={place} className="stack gap-2">
      {hasScript && (
        <div className={`grid gap-2 ${styles["members-field"]}`}>
          {kinds.map((kind) => (
            <ChoiceBox
              key={kind}
              kind={kind}
              label={LABELS[kind] ?? ""}
              onChoose={(choice) => add(kind, choice)}
            />
          ))}
        </div>
      )}
      <Textarea key={text} {...field} limit={TEXT_LIMIT} defaultValue={text} />
    </div>
  );
}
