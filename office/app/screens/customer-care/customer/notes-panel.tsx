import { MAX_NOTE_LENGTH } from "@curat/contract/staff/customers.values";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledNote } from "../../../components/form/conflict/note.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import type { CustomerData } from "./customer.server.ts";
import styles from "./customer.module.css";
import { texts } from "./texts.ts";

type Note = CustomerData["customer"]["notes"][number];

export function NotesPanel({ customer, may }: Pick<CustomerData, "customer" | "may">) {
  const { notes } = customer;
  return (
    <Panel title={texts.notes}>
      {notes.length === 0 && <p>{texts.noNotes}</p>}
      <ol className={`list stack gap-3 text-s ${styles.rows}`}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className="pre-line">{note.text}</p>
            <p className="muted">
              {note.author}, <Moment at={note.created_at} />
              {note.changed_at && (
                <>
                  {`, ${texts.changedAt} `}
                  <Moment at={note.changed_at} />
                </>
              )}
            </p>
            {may.edit && note.is_own && <OwnNote note={note} />}
          </li>
        ))}
      </ol>
      {/* A new key clears the field after each change of the notes. */}
      {may.edit && <NoteForm key={notes[0]?.id ?? 0} name="add-note" button={texts.addNote} />}
    </Panel>
  );
}

function OwnNote({ note }: { note: Note }) {
  const name = `note-${note.id}`;
  const isRefused = useRefused(name) !== undefined;
  return (
    <details className={styles.edit} open={isRefused}>
      <summary>{texts.changeNote}</summary>
      <NoteForm key={note.version} name={name} note={note} button={texts.save} />
      <PressButton
        intent={`remove-note-${note.id}`}
        fields={{ note: note.id, version: note.version }}
        variant="quiet"
      >
        {texts.removeNote}
      </PressButton>
    </details>
  );
}

function NoteForm({ name, note, button }: { name: string; note?: Note; button: string }) {
  const refused = useRefused(name);
  return (
    <ActionForm name={name} refused={refused} loaded={note && filledNote(note)}>
      {note && (
        <>
          <input type="hidden" name="note" value={note.id} />
          <input type="hidden" name="version" value={note.version} />
        </>
      )}
      <Textarea
        label={note ? texts.noteText : texts.note}
        name="text"
        limit={MAX_NOTE_LENGTH}
        defaultValue={refused?.values.text ?? note?.text ?? ""}
        errors={refused?.errors}
        required
      />
      <SendButton form={name} variant="secondary">
        {button}
      </SendButton>
    </ActionForm>
  );
}
