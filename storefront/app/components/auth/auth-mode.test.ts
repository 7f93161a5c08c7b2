import { expect, it } from "vitest";
import { authModeOf } from "./auth-mode.ts";

it.each([
  ["/auth", "login"],
  ["/auth?pas=cont-nou", "register"],
  ["/auth?pas=parola", "forgot"],
  ["/auth?pas=trimis", "sent"],
  ["/auth?pas=altceva", "login"],
])("the login page at %s shows the %s form", (address, mode) => {
  expect(authModeOf(new URL(address, "http://shop.test"))).toBe(mode);
});
