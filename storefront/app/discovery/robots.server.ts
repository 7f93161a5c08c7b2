/** Serves `/robots.txt` (decisions/0042: Addresses of pages). The shop can turn off each kind of robot. */
import type { RouterContextProvider } from "react-router";
import { getRobots } from "@curat/contract/feeds";
import { BOT_KINDS } from "@curat/contract/feeds.values";
import type { BotKind } from "@curat/contract/feeds.values";
import { cachedApiOf } from "../session/api.server.ts";
import { scopeContext } from "../storefront-context.ts";

const BOTS: Record<BotKind, readonly string[]> = {
  search: ["Googlebot", "Bingbot", "DuckDuckBot", "YandexBot", "Applebot", "Seznambot", "Qwantbot"],
  assistants: [
    "OAI-SearchBot",
    "ChatGPT-User",
    "Claude-SearchBot",
    "Claude-User",
    "PerplexityBot",
    "Perplexity-User",
    "MistralAI-User",
    "DuckAssistBot",
  ],
  training: [
    "GPTBot",
    "ClaudeBot",
    "Google-Extended",
    "Applebot-Extended",
    "CCBot",
    "Bytespider",
    "Meta-ExternalAgent",
    "Amazonbot",
    "cohere-training-data-crawler",
  ],
};

/** Paths that no robot may visit: personal pages, and alternative sort orders of lists. */
const CLOSED = [
  "/account",
  "/auth",
  "/cos",
  "/comanda",
  "/plata/",
  "/thank-you.html",
  "/date-personale/",
  "/password-reset/",
  "/newsletter/confirm/",
  "/api/",
  "/*?*sort=",
  "/*?*density=",
];

/**
 * Returns robots.txt with the shop's rules. An external provider has no such rules, so all kinds of robots are
 * allowed.
 */
export async function answerRobots(context: Readonly<RouterContextProvider>): Promise<Response> {
  const { options } = context.get(scopeContext);
  const answer = options.hasOwnApi ? await cachedApiOf(context).call(getRobots) : undefined;
  const allowed = answer?.ok ? answer.data.allowed : undefined;
  const text = robotsText(allowed, options.sitemapUrl ?? `${options.shopUrl}/sitemap.xml`);
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

/** Returns the text: one group that disallows each excluded kind of robot, and one group for all others. */
export function robotsText(
  allowed: Partial<Record<BotKind, boolean>> | undefined,
  sitemap: string | undefined,
): string {
  const disallowed = BOT_KINDS.filter((kind) => allowed?.[kind] === false).flatMap((kind) => BOTS[kind]);
  const groups = [
    ...(disallowed.length > 0 ? [[...disallowed.map((bot) => `User-agent: ${bot}`), "Disallow: /"]] : []),
    ["User-agent: *", ...CLOSED.map((path) => `Disallow: ${path}`)],
    ...(sitemap ? [[`Sitemap: ${sitemap}`]] : []),
  ];
  return groups.map((lines) => `${lines.join("\n")}\n`).join("\n");
}
