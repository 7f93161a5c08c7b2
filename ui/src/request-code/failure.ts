/** What an error page may get: with the sentence that tells the request's code where the shop failed (`with-request-codes.server.ts`). */
export type Failure = { data?: { told?: string } | null } | undefined;
