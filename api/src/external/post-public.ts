/**
 * POST requests to URLs that staff entered, which must not reach the shop's own network. The address is checked after
 * name resolution, and the connection uses the checked address.
 */
import { type LookupAddress, lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { hostOf, isPrivateAddress, PrivateAddress } from "./service-address.ts";

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] | undefined) => {
    const [first] = addresses ?? [];
    if (error || !addresses || !first) return callback(error ?? new Error("The name has no address."), "", 0);
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddress("The name leads to a private address."), "", 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

export interface PublicPost {
  headers: Record<string, string>;
  body: string;
  limitMs: number;
  /** Also allows http and private addresses. True in tests and development. */
  allowsPrivate: boolean;
}

export interface PublicAnswer {
  status: number;
  /** Seconds from the header `Retry-After`; undefined if it is missing or not a number. */
  retryAfterSeconds: number | undefined;
}

/**
 * Returns the response's status without reading the body or following redirects. Rejects after a timeout or if the
 * address is private.
 */
export async function postPublic(
  url: string,
  { headers, body, limitMs, allowsPrivate }: PublicPost,
): Promise<PublicAnswer> {
  const target = new URL(url);
  const host = hostOf(target);
  if (!allowsPrivate && (target.protocol !== "https:" || (isIP(host) !== 0 && isPrivateAddress(host))))
    throw new PrivateAddress("The address is not a public https address.");
  const send = target.protocol === "http:" ? httpRequest : httpsRequest;
  const { promise, resolve, reject } = Promise.withResolvers<PublicAnswer>();
  const request = send(target, {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    signal: AbortSignal.timeout(limitMs),
    ...(!allowsPrivate && { lookup: publicLookup }),
  });
  request.on("error", reject);
  request.on("response", (response) => {
    const after = Number(response.headers["retry-after"]);
    resolve({
      status: response.statusCode ?? 0,
      retryAfterSeconds: Number.isFinite(after) && after > 0 ? after : undefined,
    });
    // Only the status matters, so a body of any length is discarded.
    response.on("error", () => undefined);
    response.destroy();
  });
  request.end(body);
  return promise;
}
