import { describe, expect, it } from "vitest";
import { cookieLines, readCookies } from "./cookies.ts";

describe("office cookies", () => {
  it("office cookies are limited to the office's paths and hidden from scripts and other sites", () => {
    expect(cookieLines("session", "abc", true)).toEqual([
      "staff_session=abc; Path=/admin; Max-Age=43200; SameSite=Strict; HttpOnly; Secure",
      "staff_session=abc; Path=/admin.data; Max-Age=43200; SameSite=Strict; HttpOnly; Secure",
    ]);
    expect(cookieLines("session", undefined, false)).toEqual([
      "staff_session=; Path=/admin; Max-Age=0; SameSite=Strict; HttpOnly",
      "staff_session=; Path=/admin.data; Max-Age=0; SameSite=Strict; HttpOnly",
    ]);
  });

  it("readCookies reads back what cookieLines wrote", () => {
    const [line = ""] = cookieLines("notices", '[{"kind":"success","text":"gata; și atât"}]', true);
    const [pair] = line.split(";");
    expect(readCookies(`a=b; ${pair}`)).toEqual({ notices: '[{"kind":"success","text":"gata; și atât"}]' });
  });

  it.each([null, "", "staff_session=", "staff_session=a%0d%0ab", "staff_session=%E0%A4%A", "user_token=abc"])(
    "readCookies ignores the cookie %j",
    (header) => {
      expect(readCookies(header)).toEqual({});
    },
  );
});
