import { Textarea } from "@curat/ui/form/textarea.tsx";
import type { StaffNote } from "@curat/contract/staff/notes.fields";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledNote } from "../../../components/form/conflict/note.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import styles from "./order-parts.module.css";

export function NotesPanel({ notes, mayEdit }: { notes: StaffNote[]; mayEdit: boolean }) {
  const refused = useRefused("add-note");
  return (
    <Panel title="Note interne">
      {notes.length === 0 && <p>Nicio notă.</p>}
      <ul className={`list stack gap-3 text-s ${styles.papers}`}>
        {notes.map((note) => (
          <li key={note.id}>
            {note.text}
            <br />
            {note.author}, <Moment at={note.created_at} />
            {note.changed_at && (
              <>
                , schimbată <Moment at={note.changed_at} />
              </>
            )}
            {mayEdit && note.is_own && <OwnNote note={note} />}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <ActionForm name="add-note" refused={refused}>
          <Textarea
            label="Notă nouă (vizibilă doar pentru colegi)"
            name="text"
            defaultValue={refused?.values.text}
            errors={refused?.errors}
            limit={2000}
          />
          <p>
            <SendButton form="add-note" variant="secondary">
              Adaugă nota
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
      <summary>Schimbă</summary>
      <ActionForm name={form} refused={refused} loaded={filledNote(note)}>
        <input type="hidden" name="note" value={note.id} />
        <input type="hidden" name="version" value={note.version} />
        <Textarea
          label="Textul notei"
          name="text"
          defaultValue={refused?.values.text ?? note.text}
          errors={refused?.errors}
          limit={2000}
        />
        <p>
          <SendButton form={form} variant="secondary">
            Salvează nota
          </SendButton>
        </p>
      </ActionForm>
      <PressButton intent="remove-note" fields={{ note: note.id, version: note.version }} variant="quiet">
        Șterge nota
      </PressButton>
    </details>
  );
}
