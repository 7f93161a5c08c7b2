import { readdirSync } from "node:fs";
import type { Facts } from "@curat/contract/envelope";
import { HEADERS } from "@curat/contract/headers.values";
import fc from "fast-check";
import { z } from "zod";
import { DEEP, type Known, nastyText, oddValue } from "./odd-values.ts";

const contract = new URL("../../../contract/src/", import.meta.url);

export interface ContractCall extends Facts {
  method: string;
  path: string;
  request?: {
    params?: z.ZodType;
    query?: z.ZodType;
    body?: { content: Record<string, { schema: z.ZodType }> };
  };
}

export async function contractCalls(): Promise<ContractCall[]> {
  const files = readdirSync(contract, { encoding: "utf8", recursive: true }).filter((name) =>
    /(?<!\.test|\.values)\.ts$/.test(name),
  );
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((name) => import(new URL(name, contract).href)),
  );
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}

function isCall(value: unknown): value is ContractCall {
  return typeof value === "object" && value !== null && "method" in value && "responses" in value;
}

export interface Callers {
  carts: string[];
  sessions: string[];
  apiKey: string;
  staffKey: string;
  staffTokens: string[];
}

export interface OddRequest {
  call: ContractCall;
  address: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  isReadable: boolean;
}

export function oddRequest(calls: ContractCall[], callers: Callers, known: Known): fc.Arbitrary<OddRequest> {
  // Calls with a body are picked three times as often, because they have more variants.
  const weighed = calls.flatMap((call) => (call.request?.body ? [call, call, call] : [call]));
  return fc.constantFrom(...weighed).chain((call) =>
    fc
      .record({
        path: pathOf(call, known),
        query: queryOf(call, known),
        headers: headersOf(callers, call),
        sent: call.method === "get" ? fc.constant(NOTHING) : bodyOf(call, known),
      })
      .map(({ path, query, headers, sent: { type, body, isReadable } }) => ({
        call,
        address: path + query,
        headers: { ...headers, ...(type && { "content-type": type }) },
        body,
        isReadable,
      })),
  );
}

// Raw bytes, because URLs cannot contain invalid text in any other form.
const RAW_SEGMENTS = [
  "0",
  "-1",
  "9007199254740992",
  "a",
  "1.5",
  "1e3",
  "%00",
  "%ED%A0%80",
  "%FF",
  "%zz",
  "%2e%2e",
  "%2F",
  "x".repeat(4_000),
];

function pathOf({ path }: ContractCall, known: Known): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const segment = (name: string): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom("1", ...known(`${path} ${name}`).map(String)) },
      { weight: 2, arbitrary: fc.constantFrom(...RAW_SEGMENTS) },
      nastyText.map((text) => encodeURIComponent(text.slice(0, 4_000).toWellFormed()) || "-"),
    );
  return fc.tuple(...names.map(segment)).map((segments) => {
    const left = [...segments];
    return path.replaceAll(/\{\w+\}/g, () => left.shift() ?? "-");
  });
}

function queryOf({ path, request }: ContractCall, known: Known): fc.Arbitrary<string> {
  const shape = request?.query instanceof z.ZodObject ? request.query.shape : {};
  const loose = path === "/cart/modify" ? known("itemId").map((id) => `items[${String(id)}]`) : [];
  const names = [...Object.keys(shape), ...loose, "page"];
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    nastyText.map((text) => text.slice(0, 50)),
  );
  const value = (key: string): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom("2", ...known(key).map(String)) },
      nastyText.map((text) => text.slice(0, 4_000)),
    );
  const pair = fc
    .tuple(name, fc.constantFrom("", "", "", "[]", "[a]", "[0][b]"))
    .chain(([key, suffix]) => value(key).map((text) => `${encode(key + suffix)}=${encode(text)}`));
  const raw = fc.constantFrom(
    "%",
    "a=%00",
    "term=%ED%A0%80",
    "page=%FF",
    "&&==&",
    "items[=1",
    "?".repeat(50),
  );
  return fc
    .array(fc.oneof({ weight: 12, arbitrary: pair }, raw), { maxLength: 4 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join("&")}` : ""));
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function headersOf(callers: Callers, { access }: ContractCall): fc.Arbitrary<Record<string, string>> {
  const token = nastyText.map((text) => encode(text).slice(0, 2_000));
  const one = (right: string[], often: number): fc.Arbitrary<string | undefined> =>
    fc.oneof(
      { weight: often, arbitrary: fc.constantFrom(...right) },
      { weight: 2, arbitrary: fc.constant(undefined) },
      token,
    );
  const isStaffs = typeof access === "object";
  const isOnesOwn = access === "staff";
  return fc
    .record({
      [HEADERS.apiKey]: one([callers.apiKey], 60),
      [HEADERS.staffKey]: one([callers.staffKey], isStaffs ? 30 : 1),
      [HEADERS.staffToken]: isOnesOwn
        ? one(callers.staffTokens, 30)
        : fc.constant<string | undefined>(undefined),
      [HEADERS.cartId]: one(callers.carts, 6),
      [HEADERS.userToken]: one(callers.sessions, 8),
      [HEADERS.consentId]: one(["2f6b7c1e-7f0a-4f0e-9a65-5f3f5a1f2b3c"], 1),
    })
    .map(
      (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([, text]) => text !== undefined)) as Record<
          string,
          string
        >,
    );
}

interface Sent {
  type: string | undefined;
  body: string | FormData | undefined;
  isReadable: boolean;
}
const NOTHING: Sent = { type: undefined, body: undefined, isReadable: false };
const JSON_TYPE = "application/json";
const TYPES = [
  "text/plain",
  "application/xml",
  "multipart/form-data",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "x",
  "",
];
const BROKEN = [
  "",
  "{",
  "[1",
  "null",
  "0",
  '"a"',
  "[]",
  "\uFEFF{}",
  '{"qty":1}{"qty":2}',
  '{"a":\u0000}',
  "NaN",
  ...DEEP,
  `{"a":"${"b".repeat(300_000)}"}`,
];

function bodyOf({ request }: ContractCall, known: Known): fc.Arbitrary<Sent> {
  const schema = request?.body?.content[JSON_TYPE]?.schema;
  const isForm = "multipart/form-data" in (request?.body?.content ?? {});
  const isJson = schema !== undefined || !isForm;
  // Many of the bodies are valid, to test the code behind validation too.
  const value = fc
    .constantFrom(0, 0, 2, 8, 30)
    .chain((nastyPlaces) => oddValue(schema ?? z.object({}), { known, nastyPlaces }));
  const asJson = value.map((sent): Sent => {
    const body = JSON.stringify(sent) ?? "";
    return { type: JSON_TYPE, body, isReadable: isJson && body.startsWith("{") };
  });
  return fc.oneof(
    { weight: 20, arbitrary: asJson },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...BROKEN).map((body) => ({ type: JSON_TYPE, body, isReadable: false })),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...TYPES), value).map(([type, sent]) => ({
        type: type || undefined,
        body: JSON.stringify(sent) ?? "",
        isReadable: false,
      })),
    },
    {
      weight: isForm ? 20 : 1,
      arbitrary: value.map((sent) => ({ type: undefined, body: toForm(sent), isReadable: isForm })),
    },
    fc.constant(NOTHING),
  );
}

function toForm(sent: unknown): FormData {
  const form = new FormData();
  if (typeof sent !== "object" || sent === null) return form;
  for (const [name, value] of Object.entries(sent))
    form.append(name, typeof value === "object" ? new Blob([JSON.stringify(value)]) : String(value));
  return form;
}
