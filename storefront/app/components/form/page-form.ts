import type { ActionFunctionArgs } from "react-router";

/** Forms that pages post to their own URL. The hidden field `form` identifies them. */
export const PAGE_FORM = { contact: "contact", info: "info", review: "review" } as const;
export type PageForm = (typeof PAGE_FORM)[keyof typeof PAGE_FORM];

export type SentPageForm = Pick<ActionFunctionArgs, "request" | "context" | "url"> & { form: FormData };
