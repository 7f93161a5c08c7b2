/** `told` is the error message for a server failure, including the request's code. */
export type Failure = { data?: { told?: string } | null } | undefined;
