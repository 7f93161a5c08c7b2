import type { StaffCategory } from "@curat/contract/staff/categories";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { BannerRows } from "../../../components/banners/banner-rows.tsx";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields, isTicked } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { PictureField } from "../../../components/picture/picture-field.tsx";
import { filledCategory } from "./category-fields.ts";
import { texts } from "./texts.ts";

interface CategoryFormProps {
  category?: StaffCategory;
  /** What a new one stands below, unless something else is chosen. */
  parent?: string;
  parents: { value: string; label: string }[];
  mayUpload: boolean;
}

const FORM = "category";

/** All fields of a category, new or standing. */
export function CategoryForm({ category, parent = "", parents, mayUpload }: CategoryFormProps) {
  const refused = useRefused(FORM);
  const filled = category ? filledCategory(category) : { parentID: parent };
  const field = filledFields(texts.labels, { refused, filled });
  return (
    <ActionForm name={FORM} refused={refused} seen={category && filled} encType="multipart/form-data">
      {category && <input type="hidden" name="version" value={category.version} />}
      <Field {...field("category")} required autoComplete="off" />
      <Select
        {...field("parentID")}
        options={parents}
        placeholder={texts.top}
        hint={category && texts.moveHint}
      />
      <Field
        {...field("slug")}
        hint={texts.slugHint}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
      />
      <Field {...field("baseline")} autoComplete="off" />
      <HtmlField {...field("description")} />
      <PictureField {...field("pic")} mayUpload={mayUpload} />
      <PictureField {...field("icon")} mayUpload={mayUpload} />
      <Checkbox
        label={texts.labels.must_have_model}
        name="must_have_model"
        defaultChecked={isTicked("must_have_model", { refused, filled })}
        errors={refused?.errors}
      />
      <h3>{texts.banners}</h3>
      <BannerRows {...{ refused, filled, mayUpload }} />
      <SendButton form={FORM}>{category ? texts.save : texts.create}</SendButton>
    </ActionForm>
  );
}
