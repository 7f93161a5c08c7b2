import { useEffect, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import type { Notice } from "@curat/contract/answer-notices";
import { useFocusOnErrors } from "@curat/ui/form/focus-first-error.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { PageForm } from "./page-form.ts";
import { blockInvalidSubmit } from "@curat/ui/form/block-invalid-submit.ts";

export interface SentForm {
  notices: Notice[];
  errors?: Record<string, string[]>;
  values?: Typed;
}

/** Returns a form's state. Only valid forms are sent (B-151), unless `asksServer` is set. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller declares the action's result
export function useSentForm<Answer extends SentForm = SentForm>(
  name?: PageForm,
  { asksServer = false } = {},
) {
  const fetcher = useFetcher<Answer>();
  const sent = useActionData<Answer>();
  const before = name === undefined || sent?.values?.form === name ? sent : undefined;
  const form = useRef<HTMLFormElement>(null);
  // Registers a native listener, which runs before the router's. The effect has no dependency list, because the form
  // may render later than its page.
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
    messages: messagesOf(before),
    isBusy: isAwaited(fetcher),
  };
}

/**
 * Returns whether a response is awaited. After a refusal the form can be sent again, although the page still
 * revalidates.
 */
function isAwaited({ state, data }: { state: string; data?: { errors?: object } | undefined }): boolean {
  return state === "submitting" || (state === "loading" && data?.errors === undefined);
}

/** Returns the messages of a form sent without JavaScript, except those shown at a field. */
export function messagesOf(sent: SentForm | undefined): string[] {
  const atFields = new Set(Object.values(sent?.errors ?? {}).flat());
  return (sent?.notices ?? []).map(({ text }) => text).filter((text) => !atFields.has(text));
}
