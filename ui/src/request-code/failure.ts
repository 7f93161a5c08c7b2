/** After a server failure, `told` is the sentence with the request's code. */
export type Failure = { data?: { told?: string } | null } | undefined;
