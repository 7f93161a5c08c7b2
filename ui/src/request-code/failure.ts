/**
 * After a server failure the data contain the sentence with the request's code
 * (`with-request-codes.server.ts`).
 */
export type Failure = { data?: { told?: string } | null } | undefined;
