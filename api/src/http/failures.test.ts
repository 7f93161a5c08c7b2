import { Hono } from "hono";
import { expect, it } from "vitest";
import { MESSAGES } from "@curat/contract/messages.values";
import { answerFailure } from "./failures.ts";

async function answerTo(error: Error) {
  const logged: unknown[] = [];
  const app = new Hono().get("/", () => {
    throw error;
  });
  app.onError((met, context) => answerFailure(met, context, (entry) => logged.push(entry.message)));
  const response = await app.request("/");
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: await response.json(),
    logged,
  };
}
const body = { message: MESSAGES.unavailable };

it("an unreachable database host returns 503 with Retry-After", async () => {
  for (const code of ["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])
    expect(await answerTo(Object.assign(new Error(code), { code }))).toEqual({
      status: 503,
      retryAfter: "5",
      body,
      logged: ["A request failed; a later one may succeed."],
    });
});

it("a bug is logged and returned as 500 with a message for the form", async () => {
  expect(await answerTo(new TypeError("x is not a function"))).toEqual({
    status: 500,
    retryAfter: null,
    body,
    logged: ["A request failed."],
  });
});
