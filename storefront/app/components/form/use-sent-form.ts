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
 * Returns the state of a form that works with and without JavaScript: from the fetcher's response, or from
 * the page's action data. If a page has several forms (PAGE_FORM), `name` selects one. With JavaScript a form
 * is sent only when its fields are valid (B-151). With `asksServer` it is always sent, so that rules only the
 * server can check are reported at the same time.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller declares the action's result
export function useSentForm<Answer extends SentForm = SentForm>(
  name?: PageForm,
  { asksServer = false } = {},
) {
  const fetcher = useFetcher<Answer>();
  // Only a form sent without JavaScript has action data; the server shows it in the same document.
  const sent = useActionData<Answer>();
  const before = name === undefined || sent?.values?.form === name ? sent : undefined;
  const form = useRef<HTMLFormElement>(null);
  // Listen on the element itself, to run before the router. There is no dependency list, because the form may
  // render later than its page.
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
    /** Messages to show above a form sent without JavaScript. With JavaScript they are toasts. */
    messages: messagesOf(before),
    isBusy: isAwaited(fetcher),
  };
}

/**
 * Returns true while the form is being sent. A refused form can be sent again immediately, while the page is
 * still revalidating.
 */
function isAwaited({ state, data }: { state: string; data?: { errors?: object } | undefined }): boolean {
  return state === "submitting" || (state === "loading" && data?.errors === undefined);
}

/** Returns the messages of a form sent without JavaScript, except those already shown at a field. */
export function messagesOf(sent: SentForm | undefined): string[] {
  const atFields = new Set(Object.values(sent?.errors ?? {}).flat());
  return (sent?.notices ?? []).map(({ text }) => text).filter((text) => !atFields.has(text));
}
