/**
 * `npm run provider:check -- URL [--purchase]` tests each call of an external API; exit code 1 if an
 * essential one fails.
 */
import { parseArgs } from "node:util";
import { checkProvider } from "./provider-check/check-provider.ts";
import { hasMissingEssentials, formatCheck } from "./provider-check/format-check.ts";
import { parseSettings } from "./settings.ts";
import { fetchWith } from "./site/fetch-with.ts";
import { runTask } from "./task.ts";

const { values, positionals } = parseArgs({
  options: { purchase: { type: "boolean", default: false } },
  allowPositionals: true,
});

/** Timeout of a call; slower responses would keep every visitor waiting. */
const TIMEOUT_MS = 20_000;

await runTask(async () => {
  const { API_URL: known, PROVIDER_EMAIL: email, PROVIDER_PASSWORD: password, ...environment } = process.env;
  const [url = known] = positionals;
  if (!url) throw new Error("Name the API: npm run provider:check -- https://provider.example/api/v1");
  const parsed = parseSettings({ ...environment, API_URL: url });
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  const { apiUrl = url, apiKey, foreignApi } = parsed.settings;
  const patient: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const checks = await checkProvider({
    baseUrl: apiUrl,
    apiKey: apiKey ?? "",
    headerNames: foreignApi.headerNames,
    fetch: fetchWith(foreignApi.headers, patient),
    login: email && password ? { email, password } : undefined,
    buys: values.purchase,
  });
  console.log(formatCheck(checks));
  if (hasMissingEssentials(checks)) process.exitCode = 1;
});
