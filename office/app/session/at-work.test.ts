import { expect, it } from "vitest";
import { isAtWork } from "./at-work.server.ts";

function check(cookie: string | undefined) {
  const requests: Request[] = [];
  const apiFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    const isKnown = request.headers.get("x-staff-token") === "a1";
    return Response.json({ data: {} }, { status: isKnown ? 200 : 401 });
  };
  const headers = new Headers(cookie === undefined ? {} : { cookie });
  const options = { apiFetch, apiBaseUrl: "http://api.test/api/v1", apiKey: "k" };
  return { requests, answer: isAtWork(options, { headers }, "203.0.113.7") };
}

it("isAtWork returns true for a valid session", async () => {
  const { requests, answer } = check("office_notices=x; staff_session=a1");
  expect(await answer).toBe(true);
  expect(requests.map(({ headers }) => headers.get("x-visitor-address"))).toEqual(["203.0.113.7"]);
});

it.each([undefined, "user_token=a1", "staff_session=", "staff_session=b2"])(
  "isAtWork returns false for %s",
  async (cookie) => {
    expect(await check(cookie).answer).toBe(false);
  },
);

it("isAtWork sends no request without a session cookie", async () => {
  const { requests, answer } = check(undefined);
  await answer;
  expect(requests).toEqual([]);
});
