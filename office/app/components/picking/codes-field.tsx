import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { countOf } from "@curat/contract/quantity-text.values";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { codesIn } from "../products/product-fields.ts";
import styles from "./codes-field.module.css";
import { ChoiceBox } from "./choice-box.tsx";
import { fetchChoices, FOUND_CHOICES, MAX_NAMED } from "./choice.ts";

interface CodesFieldProps {
  label: string;
  name: string;
  limit: number;
  defaultValue: string;
  errors?: FieldErrors;
}

/** Field for product codes, one per line. With JavaScript, products are found and shown by name. */
export function CodesField(props: CodesFieldProps) {
  // Changing the key applies a new default, for example after a category was added.
  return <Chosen key={props.defaultValue} {...props} />;
}

function Chosen({ defaultValue, ...field }: CodesFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const address = useHref(FOUND_CHOICES);
  const hasScript = useHasScript();
  const [text, setText] = useState(defaultValue);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const codes = codesIn(text);
  const shown = codes.slice(0, MAX_NAMED);
  const unnamed = shown.filter((code) => !names.has(code)).join("\n");

  // Typed or pasted codes apply once the textarea loses focus. Listening on the parent also covers a replaced textarea.
  useEffect(() => {
    const part = place.current;
    const onTyped = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement) setText(target.value);
    };
    part?.addEventListener("change", onTyped);
    return () => part?.removeEventListener("change", onTyped);
  }, []);

  useEffect(() => {
    if (unnamed === "") return;
    let isCurrent = true;
    async function name(): Promise<void> {
      const products = await fetchChoices(address, { codes: unnamed.split("\n") });
      if (!isCurrent || !products || products.length === 0) return;
      setNames((known) => new Map([...known, ...products.map((one) => [one.code, one.name] as const)]));
    }
    void name();
    return () => {
      isCurrent = false;
    };
  }, [address, unnamed]);

  const typed = () => codesIn(place.current?.querySelector("textarea")?.value ?? text);
  const write = (next: readonly string[]) => setText([...new Set(next)].join("\n"));

  return (
    <div ref={place} className="stack gap-2">
      {hasScript && (
        <ChoiceBox
          kind="product"
          label="Caută și adaugă un produs"
          onChoose={({ code, name }) => {
            setNames((known) => new Map([...known, [code, name]]));
            write([...typed(), code]);
          }}
        />
      )}
      {hasScript && names.size > 0 && (
        <ul className={`list text-s ${styles["codes-field"]}`}>
          {shown.map((code) => {
            const name = names.get(code);
            return (
              name !== undefined && (
                <li key={code} className="row items-center gap-2">
                  <span className="flex-1 min-w-0">
                    {name} <small className="muted">{code}</small>
                  </span>
                  <button
                    type="button"
                    aria-label={`Elimină ${name}`}
                    onClick={() => write(typed().filter((one) => one !== code))}
                  >
                    <X aria-hidden size={16} />
                  </button>
                </li>
              )
            );
          })}
          {codes.length > MAX_NAMED && (
            <li className="muted">și încă {countOf(codes.length - MAX_NAMED, "produse")}</li>
          )}
        </ul>
      )}
      <Textarea key={text} {...field} defaultValue={text} />
    </div>
  );
}
