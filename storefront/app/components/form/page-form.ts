import type { ActionFunctionArgs } from "react-router";

/** Forms that a page posts to its own URL, distinguished by the hidden field `form`. */
export const PAGE_FORM = { contact: "contact", info: "info", review: "review" } as const;
export type PageForm = (typeof PAGE_FORM)[keyof typeof PAGE_FORM];

export type SentPageForm = Pick<ActionFunctionArgs, "request" | "context" | "url"> & { form: FormData };
