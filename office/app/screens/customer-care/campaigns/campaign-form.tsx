import {
  MAX_CAMPAIGN_BLOCKS,
  MAX_PREHEADER_LENGTH,
  MAX_SUBJECT_LENGTH,
} from "@curat/contract/staff/campaigns.values";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { BlockList } from "../../../components/blocks/block-list.tsx";
import { countIn } from "../../../components/blocks/blocks.ts";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { EnterButton } from "../../../components/form/enter-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { TickList } from "../../../components/ticks/tick-list.tsx";
import { BlockFields, summaryOf } from "./block-fields.tsx";
import type { loadCampaign } from "./campaign.server.ts";
import { FORM } from "./campaign-values.ts";
import { LABELS, texts } from "./texts.ts";

type Loaded = Awaited<ReturnType<typeof loadCampaign>>;

const LAST_ORDER = [
  { value: "any", label: "oricând sau niciodată" },
  { value: "within", label: "în ultimele N zile" },
  { value: "before", label: "cu mai mult de N zile în urmă" },
];

/** The form of a draft. Every button also saves it. */
export function CampaignForm({ campaign, filled, shown, options, mayUpload }: Loaded) {
  const refused = useRefused(FORM);
  const sending = useRefused("send");
  const errors = refused?.errors ?? sending?.errors;
  const typed = refused?.values ?? filled;
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: typed[name] ?? "",
    errors,
  });
  return (
    <ActionForm
      key={campaign.version}
      name={FORM}
      refused={refused}
      loaded={filled}
      encType="multipart/form-data"
    >
      <input type="hidden" name="version" value={campaign.version} />
      <EnterButton />
      <Panel title="E-mailul">
        <Field {...field("content.subject")} maxLength={MAX_SUBJECT_LENGTH} autoComplete="off" />
        <Field
          {...field("content.preheader")}
          hint="Apare în lista de mesaje, lângă subiect. Îl poți lăsa gol."
          maxLength={MAX_PREHEADER_LENGTH}
          autoComplete="off"
        />
        <BlockList
          count={countIn(typed, MAX_CAMPAIGN_BLOCKS)}
          max={MAX_CAMPAIGN_BLOCKS}
          {...{ shown, errors }}
          mayEdit
          types={texts.types}
          none="E-mailul nu are încă blocuri."
          renderSummary={(place) => summaryOf(typed, place)}
          renderFields={(place) => <BlockFields {...{ place, typed, errors, mayUpload }} />}
        />
      </Panel>
      <Panel title="Cine o primește">
        <p>{texts.consent} Dacă nu alegi nimic, o primesc toți abonații.</p>
        {options.groups.length > 0 && (
          <TickList
            name="group_ids"
            label={LABELS.group_ids}
            options={options.groups}
            {...{ refused, filled }}
          />
        )}
        <TickList
          name="county_ids"
          label={LABELS.county_ids}
          options={options.counties}
          {...{ refused, filled }}
        />
        {options.categories.length > 0 && (
          <TickList
            name="category_ids"
            label={LABELS.category_ids}
            options={options.categories}
            {...{ refused, filled }}
          />
        )}
        <Select {...field("last_order")} options={LAST_ORDER} />
        <Field {...field("last_order_days")} inputMode="numeric" maxLength={4} autoComplete="off" />
      </Panel>
      <SendButton form={FORM}>Salvează</SendButton>
    </ActionForm>
  );
}
