import type { StaffPost } from "@curat/contract/staff/blog";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { KeepButtons } from "../../../components/drafts/keep-buttons.tsx";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { PictureField } from "../../../components/picture/picture-field.tsx";
import { ProductsField } from "../../../components/products/products-field.tsx";
import { TickList } from "../../../components/ticks/tick-list.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { KEPT_PRODUCTS, TAGS } from "./post-fields.ts";
import { texts } from "./texts.ts";

const FORM = "post";
const INTRO_LIMIT = 2_000;
const SEO_LIMIT = 500;
const NOTHING_ADDED = { categories: [], brands: [] };

interface PostFormProps {
  post?: StaffPost;
  /** The version of the draft that the form shows. */
  draftVersion?: number | undefined;
  filled: Typed;
  categories: { value: string; label: string }[];
  tags: { value: string; label: string }[];
  mayUpload: boolean;
}

/** All fields of a post, new or standing. */
export function PostForm({ post, draftVersion, filled, categories, tags, mayUpload }: PostFormProps) {
  const refused = useRefused(FORM);
  const from = { refused, filled };
  const field = filledFields(texts.labels, from);
  const kept = filled[KEPT_PRODUCTS];
  return (
    <ActionForm name={FORM} refused={refused} seen={post && filled} encType="multipart/form-data">
      {post && <input type="hidden" name="version" value={post.version} />}
      <Field {...field("title")} required autoComplete="off" />
      <Field
        {...field("slug")}
        hint={texts.slugHint}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
      />
      <Select
        {...field("category_id")}
        options={categories}
        placeholder={texts.choose}
        hint={categories.length === 0 ? texts.noCategories : undefined}
        required
      />
      <TickList name={TAGS} label={texts.tags} options={tags} {...from} />
      <Textarea {...field("intro")} limit={INTRO_LIMIT} />
      <HtmlField {...field("content")} required />
      <PictureField {...field("picture")} mayUpload={mayUpload} />
      {kept === undefined ? (
        <ProductsField {...from} addable={NOTHING_ADDED} label={texts.labels.products} />
      ) : (
        <>
          <input type="hidden" name={KEPT_PRODUCTS} value={kept} />
          <p>{texts.productsHidden}</p>
        </>
      )}
      <h3>{texts.seo}</h3>
      <p>{texts.seoHint}</p>
      <Field {...field("meta_title")} autoComplete="off" />
      <Textarea {...field("meta_description")} limit={SEO_LIMIT} />
      <Field {...field("meta_keywords")} autoComplete="off" />
      <Select {...field("meta_robots")} options={robotsWith(filled.meta_robots)} />
      {post ? (
        <KeepButtons form={FORM} draft={draftVersion} save={texts.save} />
      ) : (
        <SendButton form={FORM}>{texts.create}</SendButton>
      )}
    </ActionForm>
  );
}

/** What an import brought along stays among what can be chosen. */
function robotsWith(standing = ""): { value: string; label: string }[] {
  const options = optionsOf(texts.robots);
  return standing in texts.robots ? options : [...options, { value: standing, label: standing }];
}
