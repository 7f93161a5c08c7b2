/** Redirects to a social login provider and handles its return (decisions/0021: Accounts and privacy). */
import { data, redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { finishSocialLogin, startSocialLogin } from "@curat/contract/social";
import { isSocialProvider } from "@curat/contract/social.values";
import type { SocialProvider } from "@curat/contract/social.values";
import { exactTextOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../session/api.server.ts";
import { requireVisitor } from "../../session/guards.server.ts";
import { startLogin } from "../../session/login.server.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { refusalOf, submit } from "../../components/form/submit.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;
interface Coming {
  request: Request;
  context: Context;
  provider: string | undefined;
}

/** Redirects to the provider. A cookie with the state ensures that the login finishes in the same browser. */
export async function redirectToProvider(context: Context, name: string | undefined): Promise<never> {
  const provider = known(name);
  await requireVisitor(context);
  const answer = await apiOf(context).call(startSocialLogin, { params: { provider } });
  if (!answer.ok || !URL.canParse(answer.data.url)) return fail(context, texts.unavailable(provider));
  const state = new URL(answer.data.url).searchParams.get("state");
  if (state) sessionOf(context).set("socialState", state);
  throw redirect(answer.data.url, 303);
}

export async function finishLogin({ request, context, provider: name }: Coming) {
  const provider = known(name);
  await requireVisitor(context);
  const body = returnOf({ request, context }, provider);
  const answer =
    refusalOf(finishSocialLogin, body) ??
    (await apiOf(context).call(finishSocialLogin, { params: { provider }, body }));
  if (answer.ok) return enter({ request, context }, answer.data);
  const question = answer.errors?.password?.[0];
  if (question === undefined) return fail(context, texts.failed(provider));
  return { head: { title: texts.title, robots: "noindex" }, question };
}

/** Links the social login to the existing account with that email address, if the password is correct. */
export async function linkAccount({ request, context, provider: name }: Coming) {
  const provider = known(name);
  const form = await request.formData();
  return submit(context, finishSocialLogin, {
    form,
    params: { provider },
    body: { ...returnOf({ request, context }, provider), password: exactTextOf(form, "password") },
    done: (answered) => enter({ request, context }, answered),
    refused: ({ status, errors }) =>
      status === 422 && !errors?.password ? fail(context, texts.failed(provider)) : {},
  });
}

/** Returns code and state, after checking that this browser started the login. */
function returnOf({ request, context }: Omit<Coming, "provider">, provider: SocialProvider) {
  const { searchParams } = new URL(request.url);
  const [code, state] = [searchParams.get("code") ?? "", searchParams.get("state") ?? ""];
  if (searchParams.has("error")) return fail(context, texts.cancelled(provider));
  if (!code || !state || state !== sessionOf(context).cookies.socialState)
    return fail(context, texts.failed(provider));
  return { code, state };
}

function enter(
  { request, context }: Omit<Coming, "provider">,
  { user_token: token, qcartid }: { user_token: string; qcartid?: string | undefined },
): Promise<never> {
  const session = sessionOf(context);
  session.set("socialState", undefined);
  // Sets the cart's cookie explicitly, because GET requests otherwise leave it unchanged.
  if (qcartid !== undefined) session.set("cart", qcartid);
  return startLogin({ request, context, from: "/auth" }, token);
}

function fail(context: Context, text: string): never {
  const hasErrorNotice = sessionOf(context).notices.some(({ kind }) => kind === "error");
  return redirectWithNotices(context, "/auth", hasErrorNotice ? [] : [{ kind: "error", text }]);
}

function known(name: string | undefined): SocialProvider {
  if (!isSocialProvider(name)) throw data(null, { status: 404 });
  return name;
}
