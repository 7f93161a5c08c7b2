import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { ConsentGroup } from "@curat/contract/consent";
import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import styles from "./consent-form.module.css";
import { CONSENT_INTENT, texts } from "./texts.ts";

interface ConsentFormProps {
  groups: ConsentGroup[];
  onSaved?: () => void;
}

/** Cookie choices. Refusing takes as few clicks as accepting (decisions/0021: Accounts and privacy). */
export function ConsentForm({ groups, onSaved }: ConsentFormProps) {
  const { Form, state, data } = useFetcher<{ isSaved?: boolean }>();
  const isBusy = state !== "idle";
  const notifySaved = useEffectEvent(() => onSaved?.());
  useEffect(() => {
    if (data?.isSaved) notifySaved();
  }, [data]);
  if (groups.length === 0) return <p>{texts.unavailable}</p>;
  const chosen = groups.flatMap(({ items }) => items.filter(({ selected }) => selected));
  return (
    <Form method="post" action="/cookie/actiune" className="stack gap-4 min-w-0">
      {/* Enter activates a form's first submit button, so the hidden button that saves the ticked choices
         is first. */}
      <button name="intent" value={CONSENT_INTENT.chosen} aria-label={texts.save} hidden />
      <div key={chosen.map(({ dpid }) => dpid).join(".")} className="stack gap-4 min-w-0">
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      <div className={`grid gap-x-3 gap-y-2 py-3 bg-paper ${styles.ways}`}>
        <Button variant="secondary" name="intent" value={CONSENT_INTENT.none} isBusy={isBusy}>
          {texts.none}
        </Button>
        <Button variant="secondary" name="intent" value={CONSENT_INTENT.all} isBusy={isBusy}>
          {texts.all}
        </Button>
        <Button name="intent" value={CONSENT_INTENT.chosen} isBusy={isBusy}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}

function Group({ group: { title, description, fixed, items } }: { group: ConsentGroup }) {
  return (
    <fieldset className={`stack gap-3 p-4 bordered rounded ${styles.group}`}>
      <legend>{fixed ? `${title} (${texts.always})` : title}</legend>
      <p>{description}</p>
      {items.map(({ dpid, selected, info }) => (
        <div key={dpid}>
          <Checkbox
            label={info.name}
            name="item"
            value={dpid}
            defaultChecked={selected}
            disabled={fixed === true}
          />
          <p className="hint">
            {info.description} {texts.kept(info.lifetime_text)}.
          </p>
        </div>
      ))}
    </fieldset>
  );
}
