import { useLoaderData } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { Field } from "@curat/ui/form/field.tsx";
import { FactList } from "../../../components/facts/fact-list.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { ChangeHistory } from "../../../components/history/change-history.tsx";
import { Page, Panel, Panels } from "../../../components/page/page.tsx";
import { titled } from "../../../components/page/titled.ts";
import { SeeAsButton } from "../../../components/permissions/see-as-button.tsx";
import { Presence } from "../../../components/presence/presence.tsx";
import { Moment } from "../../../components/time/moment-time.tsx";
import { changePerson } from "./people.server.ts";
import type { loadPerson } from "./people.server.ts";
import { filledPerson } from "./person-fields.ts";
import { PersonState } from "./person-state.tsx";
import { RoleBoxes } from "./role-boxes.tsx";
import { texts } from "./texts.ts";

export { loadPerson as loader } from "./people.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changePerson(request, context, params.id ?? "");

export const meta = titled("Echipă");

export default function Person() {
  const { person, otherViewers, sentences, roles, worn, history, mayEdit } =
    useLoaderData<typeof loadPerson>();
  const { name, email, state, version, second_factors, sessions, keys, invited_until } = person;
  const refused = useRefused("person");
  return (
    <Page title={name || email} trail={[{ to: "/oameni", text: "Echipă" }]}>
      <Presence kind="staff_member" id={person.id} otherViewers={otherViewers} />
      <Panels>
        <Panel title="Acces">
          <FactList
            facts={[
              ["E-mail", email],
              ["Stare", <PersonState key="state" state={state} />],
              ["Roluri", person.roles.map((role) => role.name).join(", ")],
              [
                "Al doilea factor",
                second_factors.map((factor) => texts.factors[factor]).join(", ") || "încă niciunul",
              ],
              ["Sesiuni deschise", String(sessions)],
              ["Chei create, încă active", keys.join(", ") || null],
              ["Ultima activitate", <Moment key="seen" at={person.last_seen_at} none="niciodată" />],
              ["Invitația este valabilă până la", invited_until && <Moment key="until" at={invited_until} />],
            ]}
          />
          {mayEdit && (
            <>
              {state === "invited" && <PressButton intent="repeat">Trimite altă invitație</PressButton>}
              {state === "locked" ? (
                <PressButton intent="unlock" fields={{ version }}>
                  Deblochează accesul
                </PressButton>
              ) : (
                <>
                  {keys.length > 0 && (
                    <p>Blocarea retrage și cheile: {keys.join(", ")}. Deblocarea nu le reactivează.</p>
                  )}
                  <PressButton intent="lock" fields={{ version }}>
                    Blochează accesul
                  </PressButton>
                </>
              )}
              {sessions > 0 && <PressButton intent="end">Închide toate sesiunile</PressButton>}
              {state === "active" && (
                <PressButton intent="reset" fields={{ version }}>
                  Resetează parola și al doilea factor
                </PressButton>
              )}
            </>
          )}
        </Panel>
        <Panel title="Drepturi">
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {worn.map((role) => (
            <SeeAsButton key={role.id} role={role} isNamed />
          ))}
        </Panel>
      </Panels>
      {mayEdit && (
        <Panel title="Roluri">
          <ActionForm name="person" refused={refused} loaded={filledPerson(person)}>
            <input type="hidden" name="version" value={version} />
            <Field
              label="Nume"
              name="name"
              defaultValue={refused?.values.name ?? name}
              errors={refused?.errors}
              required
            />
            <RoleBoxes roles={roles} has={person.roles.map(({ id }) => id)} refused={refused} />
            <SendButton form="person">Salvează</SendButton>
          </ActionForm>
        </Panel>
      )}
      <ChangeHistory rows={history} />
    </Page>
  );
}
