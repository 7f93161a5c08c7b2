/**
 * Error data of an error page: the sentence with the request's code after a server failure
 * (`with-request-codes.server.ts`).
 */
export type Failure = { data?: { told?: string } | null } | undefined;
