import { expect, it } from "vitest";
import { offersSocialLogin, SOCIAL_PROVIDERS } from "./social.values.ts";

it.each([
  [{ socialLogin: true, google: true, facebook: true, apple: true }, ["google", "facebook", "apple"]],
  [{ socialLogin: true, facebook: true }, ["facebook"]],
  [{ socialLogin: true, google: false, apple: true }, ["apple"]],
  [{ socialLogin: false, google: true, facebook: true, apple: true }, []],
  [{ google: true, facebook: true, apple: true }, []],
  [{ socialLogin: true }, []],
  [undefined, []],
])("a provider is offered only if both of its flags are on: %j", (flags, offered) => {
  expect(SOCIAL_PROVIDERS.filter((provider) => offersSocialLogin(flags, provider))).toEqual(offered);
});
