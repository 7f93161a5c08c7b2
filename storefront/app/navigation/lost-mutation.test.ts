import { data } from "react-router";
import { expect, it } from "vitest";
import { answerUnreached } from "./lost-mutation.ts";

const BROKEN = new TypeError("Failed to fetch");

it.each([BROKEN, data(BROKEN)])("a form that cannot reach the server results in a notice", (result) => {
  const { root } = answerUnreached({ root: { type: "error", result } });
  expect(root).toMatchObject({
    type: "data",
    result: {
      data: { notices: [{ kind: "error", text: "Serviciul nu este disponibil momentan." }] },
      init: { status: 503 },
    },
  });
});

it("a response, a redirect or a server error of a form stays unchanged", () => {
  const results = {
    answered: { type: "data", result: { done: "added" } },
    moved: { type: "error", result: new Response(null, { status: 303 }) },
    broken: { type: "error", result: new Error("Unexpected Server Error") },
  } as const;
  expect(answerUnreached(results)).toEqual(results);
});
