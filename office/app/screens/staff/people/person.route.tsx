import { useLoaderData } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
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
import { changePerson, loadPerson } from "./people.server.ts";
import { filledPerson } from "./person-fields.ts";
import { PersonState } from "./person-state.tsx";
import { RoleBoxes } from "./role-boxes.tsx";
import { texts } from "./texts.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPerson(context, params.id ?? "");

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  changePerson(request, context, params.id ?? "");

export const meta = titled(texts.title);

export default function Person() {
  const { person, others, sentences, roles, worn, history, mayEdit } = useLoaderData<typeof loader>();
  const { name, email, state, version, second_factors, sessions, keys, invited_until } = person;
  const refused = useRefused("person");
  return (
    <Page title={name || email} trail={[{ to: "/oameni", text: texts.title }]}>
      <Presence kind="staff_member" id={person.id} others={others} />
      <Panels>
        <Panel title={texts.acts}>
          <FactList
            facts={[
              [texts.email, email],
              [texts.state, <PersonState key="state" state={state} />],
              [texts.roles, person.roles.map((role) => role.name).join(", ")],
              [
                texts.secondFactor,
                second_factors.map((factor) => texts.factors[factor]).join(", ") || texts.noFactor,
              ],
              [texts.sessions, String(sessions)],
              [texts.keys, keys.join(", ") || null],
              [texts.seen, <Moment key="seen" at={person.last_seen_at} none={texts.never} />],
              [texts.invitedUntil, invited_until && <Moment key="until" at={invited_until} />],
            ]}
          />
          {mayEdit && (
            <>
              {state === "invited" && <PressButton intent="repeat">{texts.repeat}</PressButton>}
              {state === "locked" ? (
                <PressButton intent="unlock" fields={{ version }}>
                  {texts.unlock}
                </PressButton>
              ) : (
                <>
                  {keys.length > 0 && <p>{texts.lockEndsKeys(keys)}</p>}
                  <PressButton intent="lock" fields={{ version }}>
                    {texts.lock}
                  </PressButton>
                </>
              )}
              {sessions > 0 && <PressButton intent="end">{texts.end}</PressButton>}
              {state === "active" && (
                <PressButton intent="reset" fields={{ version }}>
                  {texts.reset}
                </PressButton>
              )}
            </>
          )}
        </Panel>
        <Panel title={texts.mayDo}>
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
        <Panel title={texts.roles}>
          <ActionForm name="person" refused={refused} seen={filledPerson(person)}>
            <input type="hidden" name="version" value={version} />
            <Field
              label={texts.name}
              name="name"
              defaultValue={refused?.values.name ?? name}
              errors={refused?.errors}
              required
            />
            <RoleBoxes roles={roles} has={person.roles.map(({ id }) => id)} refused={refused} />
            <SendButton form="person">{texts.save}</SendButton>
          </ActionForm>
        </Panel>
      )}
      <ChangeHistory rows={history} />
    </Page>
  );
}
