import {
  EVENT_TOPIC_KEYS,
  EVENT_TOPICS,
  type EventTopic,
  WEBHOOK_FORMATS,
} from "@curat/contract/staff/webhooks.values";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import type { Refused } from "../../../components/form/refused.ts";
import { FORMATS, TEXTS } from "./texts.ts";
import { topicField } from "./topic-fields.ts";

interface WebhookFieldsProps {
  filled: { name: string; url: string; topics: readonly EventTopic[]; format: string };
  refused: Refused | undefined;
}

export function WebhookFields({ filled, refused }: WebhookFieldsProps) {
  const values = refused?.values;
  const error = refused?.errors.topics?.[0];
  return (
    <>
      <Field
        label={TEXTS.name}
        name="name"
        hint={TEXTS.nameHint}
        defaultValue={values?.name ?? filled.name}
        errors={refused?.errors}
        required
        maxLength={100}
        autoComplete="off"
      />
      <Field
        label={TEXTS.url}
        name="url"
        type="url"
        hint={TEXTS.urlHint}
        defaultValue={values?.url ?? filled.url}
        errors={refused?.errors}
        maxLength={500}
        autoComplete="off"
      />
      <fieldset aria-describedby={error && "topics-error"} data-wrong={error && ""}>
        <legend className="text-s bold">{TEXTS.topics}</legend>
        {error && (
          <p id="topics-error" className="text-primary text-s bold">
            {error}
          </p>
        )}
        <span className="cluster gap-x-5 gap-y-0">
          {EVENT_TOPIC_KEYS.map((topic) => (
            <label className="inline-row items-center gap-2 min-h-touch pointer" key={topic}>
              <input
                type="checkbox"
                name={topicField(topic)}
                defaultChecked={values ? topicField(topic) in values : filled.topics.includes(topic)}
              />
              {EVENT_TOPICS[topic]}
            </label>
          ))}
        </span>
      </fieldset>
      <Select
        label={TEXTS.format}
        name="format"
        options={WEBHOOK_FORMATS.map((value) => ({ value, label: FORMATS[value] }))}
        defaultValue={values?.format ?? filled.format}
        errors={refused?.errors}
      />
    </>
  );
}
