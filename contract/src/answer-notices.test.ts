import { describe, expect, it } from "vitest";
import { noticesOf } from "./answer-notices.ts";

const error = (text: string) => ({ kind: "error", text });
const success = (text: string) => ({ kind: "success", text });

describe("noticesOf", () => {
  it.each([
    ["a message on 200", 200, { message: "Salvat" }, [success("Salvat")]],
    ["a message inside data", 200, { data: { message: "Salvat" } }, [success("Salvat")]],
    ["a message on another status", 409, { message: "Nu se poate" }, [error("Nu se poate")]],
    ["token_expired", 500, { message: "token_expired" }, []],
    ["url not found", 404, { message: "url not found" }, []],
    ["a message on 401", 401, { message: "Nu" }, []],
    ["a message on 403", 403, { message: "Nu" }, []],
    [
      "422 with errors",
      422,
      { message: "Invalid", errors: { email: ["A", "B"], phone: ["C"] } },
      [error("A"), error("B"), error("C")],
    ],
    ["a string error", 500, { errors: "Defect" }, [error("Defect")]],
    ["Unauthenticated.", 401, { errors: ["Unauthenticated."] }, []],
    ["nested lists", 400, { errors: { items: { a: ["A"], realMessage: ["hidden"] } } }, [error("A")]],
    ["an error code", 401, { error: "token_not_provided" }, []],
    ["an empty body", 500, undefined, []],
  ])("noticesOf converts a response to notices: %s", (_, status, body, expected) => {
    expect(noticesOf(body, status)).toEqual(expected);
  });
});
