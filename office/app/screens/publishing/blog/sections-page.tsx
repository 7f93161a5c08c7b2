import type { BlogSection } from "@curat/contract/staff/blog-sections";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Page, Panel } from "../../../components/page/page.tsx";
import styles from "./blog.module.css";
import { filledSection, sectionForm } from "./section-fields.ts";
import type { SectionKind } from "./section-fields.ts";
import { texts } from "./texts.ts";

interface SectionsProps {
  kind: SectionKind;
  sections: BlogSection[];
  mayEdit: boolean;
}

/** Page of all categories or all tags. Each has a form, and one more form adds another. */
export function SectionsPage({ kind, sections, mayEdit }: SectionsProps) {
  const words = texts.sections[kind];
  return (
    <Page title={words.title} trail={[{ to: "/blog", text: texts.title }]}>
      {mayEdit && (
        <Panel title={words.new}>
          <SectionForm kind={kind} key={sections.length} />
        </Panel>
      )}
      {sections.length === 0 && <p>{words.none}</p>}
      {sections.map((section) => (
        <Panel key={section.id} title={section.name}>
          {mayEdit ? (
            <>
              <SectionForm key={section.version} kind={kind} section={section} />
              {(kind === "tag" || section.posts === 0) && (
                <ConfirmDelete open={texts.removeSection}>
                  <PressButton intent={sectionForm.remove(section.id)} fields={{ version: section.version }}>
                    {texts.removeSection}
                  </PressButton>
                </ConfirmDelete>
              )}
            </>
          ) : (
            <FactList
              facts={[
                [texts.sectionLabels.slug, section.url],
                [texts.title, texts.posts(section.posts)],
              ]}
            />
          )}
        </Panel>
      ))}
    </Page>
  );
}

function SectionForm({ kind, section }: { kind: SectionKind; section?: BlogSection }) {
  const name = section ? sectionForm.of(section.id) : "new";
  const refused = useRefused(name);
  const filled = section ? filledSection(section) : {};
  const field = filledFields(texts.sectionLabels, { refused, filled });
  return (
    <ActionForm name={name} refused={refused} loaded={section && filled}>
      {section && <input type="hidden" name="version" value={section.version} />}
      <div className={`grid gap-4 ${styles.section}`}>
        <Field {...field("name")} maxLength={100} required autoComplete="off" />
        <Field
          {...field("slug")}
          hint={texts.sectionSlugHint}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
        />
        {kind === "category" && <Field {...field("sort_order")} inputMode="numeric" maxLength={7} />}
      </div>
      {section && (
        <p>
          <a href={section.url}>{section.url}</a>, {texts.posts(section.posts)}
        </p>
      )}
      <SendButton form={name} variant="secondary">
        {section ? texts.keep : texts.add}
      </SendButton>
    </ActionForm>
  );
}
