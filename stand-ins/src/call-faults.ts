/** Faults with which a stand-in answers a call. */
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** The first group is refused. After any other fault, the caller cannot know whether the call was carried out. */
export type CallFault =
  | "none"
  | "slow"
  | "rate-limit"
  | "expired-key"
  | "redirect"
  /** The call is not carried out, and the connection breaks or the server fails. */
  | "never"
  | "error"
  /** The call is carried out, but the response is unreadable. */
  | "lost"
  | "html"
  | "half";

export const CALL_FAULTS: readonly CallFault[] = [
  "slow",
  "rate-limit",
  "expired-key",
  "redirect",
  "never",
  "error",
  "lost",
  "html",
  "half",
];

export interface Answer {
  status: number;
  body: object;
}

interface Faulty {
  fault: CallFault;
  /** Bodies of refusals in the third party's format. */
  refusals: { rateLimit: object; expiredKey: object; error: object };
}

const SLOW_MS = 40;

/** Responds to a call with a fault. `carryOut` makes the requested change and returns the response. */
export async function answerFaulty(
  response: ServerResponse,
  { fault, refusals }: Faulty,
  carryOut: () => Answer,
): Promise<void> {
  const json = (status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  switch (fault) {
    case "rate-limit":
      return void json(429, refusals.rateLimit);
    case "expired-key":
      return void json(401, refusals.expiredKey);
    case "redirect":
      return void response.writeHead(302, { location: "/elsewhere" }).end();
    case "never":
      return void response.destroy();
    case "error":
      return void json(500, refusals.error);
    default:
  }
  if (fault === "slow") await pause(SLOW_MS);
  const { status, body } = carryOut();
  if (fault === "lost") return void response.destroy();
  if (fault === "html") {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><h1>Bad gateway</h1>");
    return;
  }
  if (fault === "half") {
    const text = JSON.stringify(body);
    response.writeHead(status, { "content-type": "application/json" }).end(text.slice(0, text.length / 2));
    return;
  }
  json(status, body);
}
