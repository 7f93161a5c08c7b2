/** Styles of responses: plain, odd (other formats with the same meaning) or broken (some calls fail). */
import type { Answer } from "./answer.ts";

export type Manner = "plain" | "odd" | "broken";
export const isManner = (name: string): name is Manner => ["plain", "odd", "broken"].includes(name);

export interface Sent {
  status: number;
  text: string;
  type: string;
}

/** Returns a deterministic number from 0 (included) to 1 (excluded). */
function drawOf(seed: number, place: string): number {
  let hash = 2_166_136_261 ^ seed;
  for (let index = 0; index < place.length; index += 1) {
    hash = Math.imul(hash ^ place.charCodeAt(index), 16_777_619);
    hash ^= hash >>> 13;
  }
  return ((hash >>> 0) % 100_000) / 100_000;
}

/** Returns the response as a provider with this style sends it. */
export function spoken(manner: Manner, seed: number, call: string, answer: Answer): Sent {
  if (manner === "plain") return json(answer.status, answer.body);
  const odd = { status: answer.status, body: oddBody(seed, call, answer) };
  return (manner === "broken" && failureOf(seed, call)) || json(odd.status, odd.body);
}

const json = (status: number, body: unknown): Sent => ({
  status,
  text: JSON.stringify(body),
  type: "application/json",
});

/** Calls of almost every page. They never fail here, so that the failures of other calls are tested. */
const ESSENTIAL_CALLS = /^(?:POST \/utilities\/router|GET \/cart)/;

function failureOf(seed: number, call: string): Sent | undefined {
  if (ESSENTIAL_CALLS.test(call) || drawOf(seed, call) > 0.4) return undefined;
  const failures: Sent[] = [
    { status: 200, text: "<html><body>Mentenanță</body></html>", type: "text/html" },
    { status: 502, text: "<h1>Bad Gateway</h1>", type: "text/html" },
    { status: 200, text: "", type: "application/json" },
    json(500, { message: "Server Error" }),
    json(200, { data: { message: "Momentan nu se poate." } }),
    json(400, { errors: { a: { b: ["x", "y"], realMessage: "SQLSTATE" } } }),
    json(422, { errors: { email: ["Scrie alt e-mail."], realMessage: "SQLSTATE" } }),
    json(403, { errors: "Unauthenticated." }),
    json(200, null),
    json(200, { data: null }),
  ];
  return failures[Math.floor(drawOf(seed + 1, call) * failures.length)];
}

/** Returns a successful response in one of the other formats that the specifications allow. */
function oddBody(seed: number, call: string, { status, body }: Answer): unknown {
  if (status !== 200 || !isRecord(body)) return body;
  const odd = oddValue(seed, call, "", body) as Record<string, unknown>;
  if (!("data" in body) || Array.isArray(body.data)) return odd;
  const draw = drawOf(seed, `${call} envelope`);
  // The router call has its status next to `data`. Tokens may be inside or next to `data`.
  if ("statusCode" in body) return draw < 0.3 ? { data: odd } : odd;
  if (draw < 0.25 && isRecord(odd.data) && !("meta" in odd)) return odd.data;
  return draw < 0.45 ? { status: "success", data: odd } : odd;
}

/** Fields that stay text even when they look like numbers. */
const TEXTS =
  /^(?:qcartid|user_token|csvid|randomid|randomID|phone|tel|delivery_phone|zipcode|code|supp_code|barcode|awbid|url|canonical|display|value|name|firstname|lastname)$/;
const FLAGS_TEXT: Record<string, [string, string]> = { 0: ["0", "1"], 1: ["false", "true"] };
const LISTS_BY_KEY = /^(?:cartitems|delivery_options|pics|param|features|categories|articles)$/;

function oddValue(seed: number, call: string, key: string, value: unknown): unknown {
  const draw = drawOf(seed, `${call} ${key}`);
  const name = key.slice(key.lastIndexOf(".") + 1);
  if (Array.isArray(value)) {
    if (value.length === 0) return draw < 0.5 ? null : value;
    const items = value.map((one, index) => oddValue(seed, call, `${key}.${index}`, one));
    return LISTS_BY_KEY.test(name) && draw < 0.5
      ? Object.fromEntries(items.map((one, index) => [`k${index}`, one]))
      : items;
  }
  if (isRecord(value)) {
    const fields = Object.entries(value).map(([inner, one]) => [
      inner,
      oddValue(seed, call, key === "" ? inner : `${key}.${inner}`, one),
    ]);
    return { ...Object.fromEntries(fields), x_internal: { any: "thing" } };
  }
  if (value === null) return draw < 0.3 ? "" : draw < 0.6 ? [] : null;
  if (typeof value === "boolean")
    return draw < 0.4 ? Number(value) : FLAGS_TEXT[draw < 0.7 ? 0 : 1]?.[Number(value)];
  if (typeof value === "number" && !TEXTS.test(name)) return draw < 0.6 ? String(value) : value;
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value)) return oddDate(value, draw);
  if (typeof value === "string" && value.startsWith(SITE)) return oddFile(value, draw);
  return value;
}

const SITE = "https://provider.example/";

/** Returns a file's URL: absolute, without its protocol, from the site's root, or relative. */
function oddFile(address: string, draw: number): string {
  const path = address.slice(SITE.length);
  if (draw < 0.25) return address;
  return draw < 0.5 ? `//provider.example/${path}` : draw < 0.75 ? `/${path}` : path;
}

function oddDate(day: string, draw: number): unknown {
  const [year, month, date] = day.split("-");
  const forms = [
    day,
    `${day} 10:00:00`,
    `${day}T10:00:00+02:00`,
    `${date}.${month}.${year}`,
    Date.parse(day) / 1000,
  ];
  return forms[Math.floor(draw * forms.length)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
