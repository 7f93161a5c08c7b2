import { useEffect, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import type { Notice } from "@curat/contract/answer-notices";
import { useFocusOnErrors } from "@curat/ui/form/focus-first-error.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { PageForm } from "./page-form.ts";
import { blockInvalidSubmit } from "@curat/ui/form/block-invalid-submit.ts";

/** What an action answers to a form that stays on its page. */
export interface SentForm {
  notices: Notice[];
  errors?: Record<string, string[]>;
  values?: Typed;
}

/**
 * One form with JavaScript and without: a fetcher's answer here, the page's action data there. Of several forms that
 * a page sends to itself (PAGE_FORM) each is told its own answer by its name. With JavaScript it is sent only when its
 * fields are right (B-151); `asksServer` sends it anyway, where rules that only the server knows would else come in a
 * second round.
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
  // On the element itself: it hears of the sending before the router does. A form may come later than its page.
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
    /** With JavaScript these are notices; without it they stand above the form. */
    messages: messagesOf(before),
    isBusy: isAwaited(fetcher),
  };
}

/** On its way. A refused form may be sent again at once, while the page is still brought up to date after it. */
function isAwaited({ state, data }: { state: string; data?: { errors?: object } | undefined }): boolean {
  return state === "submitting" || (state === "loading" && data?.errors === undefined);
}

/** The notices of a form sent without JavaScript; what stands at its field is not said again beside it. */
export function messagesOf(sent: SentForm | undefined): string[] {
  const atFields = new Set(Object.values(sent?.errors ?? {}).flat());
  return (sent?.notices ?? []).map(({ text }) => text).filter((text) => !atFields.has(text));
}
