import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Select } from "@curat/ui/form/select.tsx";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields, isTicked } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { CodesField } from "../../../components/picking/codes-field.tsx";
import { PickedField } from "../../../components/picking/picked-field.tsx";
import { PictureField } from "../../../components/picture/picture-field.tsx";
import type { Addable } from "../../../components/products/products.server.ts";
import { ProductsField } from "../../../components/products/products-field.tsx";
import { TickList } from "../../../components/ticks/tick-list.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { BRAND, CATEGORY } from "./promotion-fields.ts";
import styles from "./promotions.module.css";
import { texts } from "./texts.ts";

interface PromotionFormProps {
  filled: Typed;
  version?: number;
  addable: Addable;
  mayUpload: boolean;
}

const FORM = "promotion";
/** Maximum number of characters, which is enough for 5000 codes of 20 characters. */
const LIMIT = 105_000;
/** The product list adds no whole categories and brands, because those have checkboxes. */
const NOTHING_ADDED: Addable = { categories: [], brands: [] };

export function PromotionForm({ filled, version, addable, mayUpload }: PromotionFormProps) {
  const refused = useRefused(FORM);
  const from = { refused, filled };
  const field = filledFields(texts.labels, from);
  return (
    <ActionForm
      name={FORM}
      refused={refused}
      loaded={version === undefined ? undefined : filled}
      encType="multipart/form-data"
    >
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Field {...field("promo")} required autoComplete="off" />
      <Field {...field("label")} hint={texts.labelHint} required maxLength={60} autoComplete="off" />
      <div className={`grid gap-3 ${styles.pair}`}>
        <Field {...field("starts_at")} type="datetime-local" hint={texts.timeHint} required />
        <Field {...field("ends_at")} type="datetime-local" required />
      </div>
      <Select {...field("kind")} options={optionsOf(texts.kinds)} />
      <div className={`grid gap-3 ${styles.pair}`}>
        <Field {...field("percent")} hint={texts.percentHint} inputMode="decimal" maxLength={6} />
        <Field {...field("price")} inputMode="decimal" maxLength={14} />
      </div>
      <p>{texts.targets}</p>
      <TickList name={CATEGORY} label={texts.categories} options={addable.categories} {...from} />
      <TickList name={BRAND} label={texts.brands} options={addable.brands} {...from} />
      <ProductsField {...from} addable={NOTHING_ADDED} />
      <CodesField {...field("excluded")} limit={LIMIT} />
      <Select {...field("overlap")} options={optionsOf(texts.overlaps)} />
      <fieldset className={`stack gap-3 bordered rounded ${styles.gift}`}>
        <legend>{texts.giftTitle}</legend>
        <p>{texts.giftExplain}</p>
        <PickedField {...field("gift.code")} kind="product" hint={texts.giftHint} />
        <div className={`grid gap-3 ${styles.pair}`}>
          <Field {...field("gift.quantity")} inputMode="numeric" maxLength={3} />
          <Field {...field("gift.from")} hint={texts.fromHint} inputMode="decimal" maxLength={14} />
        </div>
      </fieldset>
      <Field
        {...field("slug")}
        hint={texts.slugHint}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
      />
      <HtmlField {...field("description")} />
      <PictureField {...field("pic")} mayUpload={mayUpload} />
      <PictureField {...field("pic_mobile")} mayUpload={mayUpload} />
      <Field {...field("sort_order")} inputMode="numeric" maxLength={7} />
      <Checkbox
        label={texts.labels.is_published}
        name="is_published"
        defaultChecked={isTicked("is_published", from)}
      />
      <div className="cluster gap-3">
        <SendButton form={FORM}>{version === undefined ? texts.create : texts.save}</SendButton>
        <Button name="press" value="preview" variant="secondary">
          {texts.preview}
        </Button>
      </div>
    </ActionForm>
  );
}
