import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from "lucide-react";
import type { DragEvent } from "react";
import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import { HtmlField } from "../../components/editor/html-field.tsx";
import { PictureField } from "../../components/picture/picture-field.tsx";
import { BLOCK_FIELDS } from "./block-fields.ts";
import type { BlockField } from "./block-fields.ts";
import styles from "./landing-pages.module.css";
import { ACT, blockField, typeIn } from "./page-values.ts";
import { texts } from "./texts.ts";

interface BlockCardProps {
  place: number;
  count: number;
  typed: Typed;
  errors: FieldErrors;
  mayUpload: boolean;
  isOpen: boolean;
  /** Called with the place of a block that was dropped on this one. */
  onDropped: (from: number, to: number) => void;
}

const PLACE = "text/x-curat-block";

/** A block of the page: what it shows as a form, and its place among the others. */
export function BlockCard({ place, count, typed, errors, mayUpload, isOpen, onDropped }: BlockCardProps) {
  const hasScript = useHasScript();
  const type = typeIn(typed, place);
  const value = (name: string): string => typed[blockField(place, name)] ?? "";
  const isShown = value("status") === "on";
  const hasErrors = Object.keys(errors ?? {}).some((name) => name.startsWith(`content.blocks.${place}.`));
  const take = (event: DragEvent<HTMLElement>): void => {
    const from = event.dataTransfer.getData(PLACE);
    if (from === "") return;
    event.preventDefault();
    if (Number(from) !== place) onDropped(Number(from), place);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what dragging does, the buttons do
    <li
      id={`bloc-${place}`}
      className={styles.block}
      onDragOver={(event) => event.dataTransfer.types.includes(PLACE) && event.preventDefault()}
      onDrop={take}
    >
      <div className={styles.handle}>
        {hasScript && (
          <span
            draggable
            title={texts.drag}
            className={styles.grip}
            onDragStart={(event) => event.dataTransfer.setData(PLACE, String(place))}
          >
            <GripVertical aria-hidden size={18} />
          </span>
        )}
        <fieldset className={styles.acts} aria-label={texts.acts(place)}>
          <ActButton act={`up.${place}`} label={texts.up} icon={ArrowUp} isOff={place === 0} />
          <ActButton act={`down.${place}`} label={texts.down} icon={ArrowDown} isOff={place === count - 1} />
          <ActButton act={`copy.${place}`} label={texts.copy} icon={Copy} />
          <ActButton act={`drop.${place}`} label={texts.drop} icon={Trash2} />
        </fieldset>
      </div>
      <details open={isOpen || hasErrors}>
        <summary>
          {texts.block(place, type, value("info.objtitle"))}
          {!isShown && <span className={styles.hint}> ({texts.isHidden})</span>}
        </summary>
        <div className={styles.fields}>
          <input type="hidden" name={blockField(place, "type")} value={type} />
          <Checkbox
            label={texts.isShown}
            name={blockField(place, "status")}
            defaultChecked={isShown}
            errors={errors}
          />
          {BLOCK_FIELDS.map((field) => {
            const name = blockField(place, field.name);
            // What this kind of block does not show stays as it is.
            if (!field.of.includes(type))
              return <input key={name} type="hidden" name={name} value={value(field.name)} />;
            return (
              <OneField
                key={name}
                field={field}
                {...{ name, errors, mayUpload }}
                defaultValue={value(field.name)}
              />
            );
          })}
        </div>
      </details>
    </li>
  );
}

interface OneFieldProps {
  field: Pick<BlockField, "kind" | "label" | "hint" | "options">;
  name: string;
  defaultValue: string;
  errors: FieldErrors;
  mayUpload: boolean;
}

/** Ten lines of codes a hundred products may be. */
const MOST_CODES = 10_000;

/** A field as it is described. */
export function OneField({ field, mayUpload, ...named }: OneFieldProps) {
  const { kind, label, hint, options = [] } = field;
  const props = { ...named, label };
  switch (kind) {
    case "html":
      return <HtmlField {...props} hint={hint} />;
    case "picture":
      return <PictureField {...props} mayUpload={mayUpload} />;
    case "choice":
      return <Select {...props} hint={hint} options={options} />;
    case "products":
      return <Textarea {...props} limit={MOST_CODES} />;
    case "line":
    case "link":
      return <Field {...props} hint={hint} maxLength={500} autoComplete="off" />;
  }
}

interface ActButtonProps {
  act: string;
  label: string;
  icon: typeof ArrowUp;
  isOff?: boolean;
}

function ActButton({ act, label, icon: Icon, isOff = false }: ActButtonProps) {
  return (
    <Button variant="quiet" name={ACT} value={act} title={label} disabled={isOff}>
      <Icon aria-hidden size={18} /> <span className="visually-hidden">{label}</span>
    </Button>
  );
}
