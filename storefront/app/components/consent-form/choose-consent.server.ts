import type { ActionFunctionArgs, RouterContextProvider } from "react-router";
import { type ConsentGroup, getConsentGroups, saveConsent } from "@curat/contract/consent";
import { consentIds } from "../../session/consent.ts";
import { PREFERENCES_CONSENT } from "@curat/contract/consent.values";
import { apiOf } from "../../session/api.server.ts";
import { answerForm } from "../../session/notices.server.ts";
import { PREFERENCES } from "../../session/preferences.ts";
import { sessionOf } from "../../session/session.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { CONSENT_INTENT, texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Returns the consent groups with the visitor's last choice, or an empty list if they cannot be read (B-174).
 */
export async function loadConsent(context: Context): Promise<ConsentGroup[]> {
  const answer = await apiOf(context).call(getConsentGroups);
  if (!answer.ok) return [];
  const { consent } = sessionOf(context).cookies;
  // After 30 days the id cookie is gone. The choice cookie lasts eleven months longer and is then the only
  // record of the choice.
  const chosen = consent === undefined ? undefined : consentIds(consent);
  return chosen ? answer.data.groups.map((group) => asChosen(group, chosen)) : answer.data.groups;
}

function asChosen(group: ConsentGroup, chosen: number[]): ConsentGroup {
  const items = group.items.map((item) => ({
    ...item,
    selected: group.fixed === true || chosen.includes(item.dpid),
  }));
  return { ...group, items, selected: items.every(({ selected }) => selected) };
}

/**
 * Returns whether to show the banner: the visitor made no choice in the last 30 days, and a group is optional
 * (B-172).
 */
export async function isConsentRequested(context: Context): Promise<boolean> {
  if (sessionOf(context).cookies.consentId !== undefined) return false;
  // All visitors share this read, because it does not depend on earlier choices.
  const answer = await context.get(scopeContext).shared.call(getConsentGroups);
  return answer.ok && answer.data.groups.some(({ fixed }) => fixed !== true);
}

/** Stores a choice on the server and in the visitor's cookies (B-175, B-176). */
export async function chooseConsent({ request, context }: Pick<ActionFunctionArgs, "request" | "context">) {
  const form = await request.formData();
  const groups = await apiOf(context).call(getConsentGroups);
  const items = groups.ok ? idsOf(groups.data.groups, form) : undefined;
  const answer = items && (await apiOf(context).call(saveConsent, { body: { items } }));
  if (!items || !answer?.ok)
    return answerForm({ context, request }, { notices: [{ kind: "error", text: texts.failed }] });
  const session = sessionOf(context);
  session.set("consent", items.join("."));
  session.set("consentId", answer.data.csvid);
  if (!items.includes(PREFERENCES_CONSENT)) for (const key of PREFERENCES) session.set(key, undefined);
  return answerForm(
    { context, request },
    { notices: [{ kind: "success", text: texts.saved }], data: { isSaved: true } },
  );
}

function idsOf(groups: ConsentGroup[], form: FormData): number[] {
  const intent = textOf(form, "intent");
  const ticked = new Set(form.getAll("item").map(Number));
  const isOn = (dpid: number): boolean =>
    intent === CONSENT_INTENT.all || (intent === CONSENT_INTENT.chosen && ticked.has(dpid));
  return groups.flatMap(({ fixed, items }) =>
    items.map(({ dpid }) => dpid).filter((dpid) => fixed === true || isOn(dpid)),
  );
}
