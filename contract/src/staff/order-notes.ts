import { z } from "@hono/zod-openapi";
import { call, idParam, json, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField, versionQuery } from "./content.fields.ts";
import { noteParams, noteText, staffNote } from "./notes.fields.ts";

const tag = "Staff";

const notes = one(z.array(staffNote));

export const listOrderNotes = call({
  method: "get",
  path: "/staff/orders/{id}/notes",
  tag,
  summary: "Lists the notes about an order, newest first; buyers never see them here",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: idParam },
  answer: notes,
});

export const addOrderNote = call({
  method: "post",
  path: "/staff/orders/{id}/notes",
  tag,
  summary: "Adds a note to an order and returns all its notes",
  access: { staff: "orders:edit" },
  effect: "write",
  request: { params: idParam, body: json(z.object({ text: noteText }, { error: MESSAGES.malformed })) },
  answer: notes,
});

export const changeOrderNote = call({
  method: "put",
  path: "/staff/orders/{id}/notes/{noteId}",
  tag,
  summary: "Updates a note if `version` is current; 403 for another person's note",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    params: noteParams,
    body: json(z.object({ text: noteText, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: notes,
});

export const removeOrderNote = call({
  method: "delete",
  path: "/staff/orders/{id}/notes/{noteId}",
  tag,
  summary: "Deletes a note if `version` is current; 403 for another person's note",
  access: { staff: "orders:edit" },
  effect: "write",
  request: { params: noteParams, query: z.object({ version: versionQuery }) },
  answer: notes,
});
