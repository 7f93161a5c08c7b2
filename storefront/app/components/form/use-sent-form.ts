import { useEffect, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import type { Notice } from "@curat/contract/answer-notices";
import { useFocusOnErrors } from "@curat/ui/form/focus-first-error.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { PageForm } from "./page-form.ts";
import { blockInvalidSubmit } from "@curat/ui/form/block-invalid-submit.ts";

/** An action's response to a form that stays on its page. */
export interface SentForm {
  notices: Notice[];
  errors?: Record<string, string[]>;
  values?: Typed;
}

/**
 * One form with and without JavaScript: reads the fetcher's response, or the page's action data. If a page
 * has several forms (PAGE_FORM), `name` selects the one whose response is read. With JavaScript a form is
 * sent only when its fields are valid (B-151); `asksServer` always sends it, so that rules only the server
 * can check are reported in the same round.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what his action answers
export function useSentForm<Answer extends SentForm = SentForm>(
  name?: PageForm,
  { asksServer = false } = {},
) {
  const fetcher = useFetcher<Answer>();
  // Only a form sent without JavaScript leaves action data; the server shows it in the same document.
  const sent = useActionData<Answer>();
  const before = name === undefined || sent?.values?.form === name ? sent : undefined;
  const form = useRef<HTMLFormElement>(null);
  // Listens on the element itself, to run before the router. No dependency list: the form may render later
  // than its page.
  useEffect(() => {
    const { current: element } = form;
    if (asksServer) return;
    element?.addEventListener("submit", blockInvalidSubmit);
    return () => element?.removeEventListener("submit", blockInvalidSubmit);
  });
  useFocusOnErrors(form, fetcher.data?.errors);
  const answer = (fetcher.data ?? before) as Answer | undefined;
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    form,
    answer,
    errors: answer?.errors,
    values: answer?.values ?? {},
    /** With JavaScript these are toasts; without it they are shown above the form. */
    messages: messagesOf(before),
    isBusy: isAwaited(fetcher),
  };
}

/**
 * True while the form is being sent. A refused form can be sent again immediately, while the page still
 * revalidates.
 */
function isAwaited({ state, data }: { state: string; data?: { errors?: object } | undefined }): boolean {
  return state === "submitting" || (state === "loading" && data?.errors === undefined);
}

/** Returns the messages of a form sent without JavaScript, except those already shown at a field. */
export function messagesOf(sent: SentForm | undefined): string[] {
  const atFields = new Set(Object.values(sent?.errors ?? {}).flat());
  return (sent?.notices ?? []).map(({ text }) => text).filter((text) => !atFields.has(text));
}
