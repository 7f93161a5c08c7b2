/**
 * Data of an error page's error. After a server failure they contain the sentence with the request's code
 * (`with-request-codes.server.ts`).
 */
export type Failure = { data?: { told?: string } | null } | undefined;
