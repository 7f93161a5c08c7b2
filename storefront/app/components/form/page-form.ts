import type { ActionFunctionArgs } from "react-router";

/** Forms that a page sends to its own address; each says which it is in the hidden field `form`. */
export const PAGE_FORM = { contact: "contact", info: "info", review: "review" } as const;
export type PageForm = (typeof PAGE_FORM)[keyof typeof PAGE_FORM];

/** What the function behind such a form is given. */
export type SentPageForm = Pick<ActionFunctionArgs, "request" | "context" | "url"> & { form: FormData };
