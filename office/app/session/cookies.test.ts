import { describe, expect, it } from "vitest";
import { cookieLine, readCookies } from "./cookies.ts";

describe("the office's cookies", () => {
  it("stay below the office's path, out of reach of scripts and other sites", () => {
    expect(cookieLine("session", "abc", true)).toBe(
      "staff_session=abc; Path=/admin; Max-Age=43200; SameSite=Strict; HttpOnly; Secure",
    );
    expect(cookieLine("session", undefined, false)).toBe(
      "staff_session=; Path=/admin; Max-Age=0; SameSite=Strict; HttpOnly",
    );
  });

  it("come back as they went", () => {
    const [pair] = cookieLine("notices", '[{"kind":"success","text":"gata; și atât"}]', true).split(";");
    expect(readCookies(`a=b; ${pair}`)).toEqual({ notices: '[{"kind":"success","text":"gata; și atât"}]' });
  });

  it.each([null, "", "staff_session=", "staff_session=a%0d%0ab", "staff_session=%E0%A4%A", "user_token=abc"])(
    "%j opens nothing",
    (header) => {
      expect(readCookies(header)).toEqual({});
    },
  );
});
