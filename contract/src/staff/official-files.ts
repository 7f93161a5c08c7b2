/** The Commission's files, uploaded once and stored unchanged. */
import { z } from "@hono/zod-openapi";
import { call, form, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { OFFICIAL_KINDS } from "../official-files.values.ts";
import { fileField } from "./media.ts";

const tag = "Staff: compliance";
const officialFile = z.object({
  kind: z.enum(OFFICIAL_KINDS),
  address: z.string().nullable(),
});

export const listOfficialFiles = call({
  method: "get",
  path: "/staff/official-files",
  tag,
  summary: "Lists the Commission's files for the guarantee notice and label, and whether each is uploaded",
  access: { staff: "compliance:view" },
  effect: "read",
  answer: one(z.array(officialFile)),
});

/** The largest file has about 650 KB. */
const MAX_BYTES = 4 * 1024 * 1024;

export const uploadOfficialFile = call({
  method: "post",
  path: "/staff/official-files/{kind}",
  tag,
  summary: "Uploads one of the Commission's files unchanged; 422 if its SHA-256 differs from the original",
  access: { staff: "settings:edit" },
  effect: "write",
  maxBodyBytes: MAX_BYTES,
  request: {
    params: z.object({ kind: z.enum(OFFICIAL_KINDS, { error: MESSAGES.malformed }) }),
    body: form(z.object({ file: fileField }, { error: MESSAGES.malformed })),
  },
  answer: one(z.array(officialFile)),
});
