import { chooseStaffProducts } from "@curat/contract/staff/product-choice";
import { textOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { messageOf, needsOf } from "../form/send.server.ts";
import { picturesNamed } from "./picture-code.ts";
import { NAMES } from "./upload.ts";
import type { FileMatch, Matching } from "./upload.ts";

/** Maximum number of names per call. Each name can match two codes, and a call accepts 4000 codes. */
const NAMES_A_CALL = 2_000;
const MAX_CODE_LENGTH = 100;

/** Matches a form's file names to products before the files are uploaded. Saves nothing. */
export async function matchUploads(context: Context, request: Request): Promise<Response> {
  const names = namesIn(textOf(await request.formData(), NAMES));
  const files: FileMatch[] = [];
  for (let from = 0; from < names.length; from += NAMES_A_CALL) {
    const part = await matched(context, names.slice(from, from + NAMES_A_CALL));
    if (!part.ok) return Response.json(part satisfies Matching);
    files.push(...part.files);
  }
  return Response.json({ ok: true, files } satisfies Matching);
}

async function matched(context: Context, names: readonly string[]): Promise<Matching> {
  const meant = names.map(picturesNamed);
  const codes = [...new Set(meant.flat().map(({ code }) => code))].filter(
    ({ length }) => length <= MAX_CODE_LENGTH,
  );
  if (codes.length === 0) return { ok: true, files: names.map((name) => ({ name })) };
  const answer = await apiOf(context).call(chooseStaffProducts, { body: { ids: [], codes } });
  if (!answer.ok)
    return {
      ok: false,
      why:
        needsOf(answer) === "login"
          ? "Sesiunea a expirat. Intră în cont în altă filă și încearcă din nou."
          : messageOf(answer),
    };
  const known = new Map(answer.data.products.map(({ code, name }) => [code.toLowerCase(), name]));
  const files = names.map((name, index): FileMatch => {
    const found = meant[index]?.find(({ code }) => known.has(code.toLowerCase()));
    const product = found && known.get(found.code.toLowerCase());
    return found && product !== undefined ? { name, to: { product, ...found } } : { name };
  });
  return { ok: true, files };
}

function namesIn(text: string): string[] {
  try {
    const names = JSON.parse(text) as unknown;
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
