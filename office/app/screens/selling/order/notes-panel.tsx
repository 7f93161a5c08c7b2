import { Textarea } from "@curat/ui/form/textarea.tsx";
import type { StaffNote } from "@curat/contract/staff/notes.fields";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledNote } from "../../../components/form/conflict/note.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { texts } from "./desk-texts.ts";
import styles from "./order-parts.module.css";

/** What colleagues write down of an order for one another; one's own notes can be changed and removed. */
export function NotesPanel({ notes, mayEdit }: { notes: StaffNote[]; mayEdit: boolean }) {
  const refused = useRefused("add-note");
  return (
    <Panel title={texts.notes}>
      {notes.length === 0 && <p>{texts.noNotes}</p>}
      <ul className={styles.papers}>
        {notes.map((note) => (
          <li key={note.id}>
            {note.text}
            <br />
            {note.author}, <Moment at={note.created_at} />
            {note.changed_at && (
              <>
                , {texts.changedAt} <Moment at={note.changed_at} />
              </>
            )}
            {mayEdit && note.is_own && <OwnNote note={note} />}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <ActionForm name="add-note" refused={refused}>
          <Textarea
            label={texts.note}
            name="text"
            defaultValue={refused?.values.text}
            errors={refused?.errors}
            limit={2000}
          />
          <p>
            <SendButton form="add-note" variant="secondary">
              {texts.add}
            </SendButton>
          </p>
        </ActionForm>
      )}
    </Panel>
  );
}

function OwnNote({ note }: { note: StaffNote }) {
  const form = `note-${note.id}`;
  const refused = useRefused(form);
  return (
    <details open={refused !== undefined}>
      <summary>{texts.edit}</summary>
      <ActionForm name={form} refused={refused} seen={filledNote(note)}>
        <input type="hidden" name="note" value={note.id} />
        <input type="hidden" name="version" value={note.version} />
        <Textarea
          label={texts.noteText}
          name="text"
          defaultValue={refused?.values.text ?? note.text}
          errors={refused?.errors}
          limit={2000}
        />
        <p>
          <SendButton form={form} variant="secondary">
            {texts.save}
          </SendButton>
        </p>
      </ActionForm>
      <PressButton intent="remove-note" fields={{ note: note.id, version: note.version }} variant="quiet">
        {texts.remove}
      </PressButton>
    </details>
  );
}
