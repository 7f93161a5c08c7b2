import { expect, it } from "vitest";
import { visit } from "../testing/visit.ts";
import { endLogin } from "./login.server.ts";

it.each(["user_token", "qcartid", "order", "unpaid", "typed", "guestorder", "choices"])(
  "logout deletes the cookie %s",
  async (name) => {
    const { response, cookies } = await visit({ data: null }, endLogin, { cookie: `${name}=abc` });
    expect(response.headers.get("location")).toBe("/");
    expect(cookies.find((line) => line.startsWith(`${name}=`))).toMatch(/^\w+=;.*Max-Age=0/);
  },
);
