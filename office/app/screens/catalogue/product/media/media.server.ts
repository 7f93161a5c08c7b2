/** Pictures, documents and videos of a product. Every button saves immediately. */
import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { uploadStaffMedium } from "@curat/contract/staff/media";
import { changeStaffProduct, getStaffProduct } from "@curat/contract/staff/products";
import type { StaffProductFields } from "@curat/contract/staff/products";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, refuse, send } from "../../../../components/form/send.server.ts";
import { apiOf, need } from "../../../../session/api.server.ts";
import { leaveTo } from "../../../../session/notices.server.ts";
import type { Context } from "../../../../session/session.server.ts";
import { mayDo } from "../../../../session/staff.server.ts";
import { changeProduct, loadProduct } from "../product.server.ts";
import { productPage } from "../tabs.ts";
import { addForm, documentAt, listAfter, MEDIA, MEDIA_ACTIONS } from "./media-fields.ts";
import type { MediaKind } from "./media-fields.ts";
import { texts } from "./texts.ts";

const PATH = "/imagini";

export async function loadMedia({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [around, may] = await Promise.all([loadProduct(context, id), mayDo(context)]);
  return { ...around, mayUpload: may("media:edit") };
}

/** Adds files or a URL to a list, or moves or removes an item. */
export async function changeMedia(request: Request, context: Context, id: string) {
  const form = await request.formData();
  const name = textOf(form, "form");
  const added = MEDIA.find((kind) => name === addForm(kind));
  if (added) return add(context, { form, id, kind: added });
  const [kindName, actionName, place] = name.split(".");
  const kind = MEDIA.find((one) => one === kindName);
  const act = MEDIA_ACTIONS.find((one) => one === actionName);
  if (!kind || !act) return changeProduct(form, { context, id, path: PATH });
  const fields = await fieldsOf(context, id);
  const list = listAfter<StaffProductFields[MediaKind][number]>(fields[kind], act, Number(place));
  const body = { [kind]: list, version: Number(textOf(form, "version")) };
  const message = act === "remove" ? texts.removed : texts.moved;
  return press(context, changeStaffProduct, { params: { id }, body }, { to: productPage(id, PATH), message });
}

interface Adding {
  form: FormData;
  id: string;
  kind: MediaKind;
}

async function add(context: Context, { form, id, kind }: Adding) {
  const uploaded = await upload(context, form);
  if (!uploaded.ok) return uploaded.refusal;
  const typed = textOf(form, "url");
  const urls = typed === "" ? uploaded.addresses : [...uploaded.addresses, typed];
  if (urls.length === 0)
    return refuse(form, {
      ok: false,
      status: 422,
      errors: { [kind === "movies" ? "url" : "file"]: [texts.nothing] },
    });
  const fields = await fieldsOf(context, id);
  const body = {
    ...withAdded(fields, kind, urls, { title: textOf(form, "title"), revised: textOf(form, "revised") }),
    version: Number(textOf(form, "version")),
  };
  const sent = await send(context, form, changeStaffProduct, { params: { id }, body });
  if (sent.ok) return leaveTo(context, productPage(id, PATH), texts.added);
  const { data: refused, init } = sent.refusal;
  return data({ ...refused, errors: atFields(refused.errors) }, init ?? {});
}

function withAdded(
  fields: StaffProductFields,
  kind: MediaKind,
  urls: string[],
  reported: { title: string; revised: string },
) {
  if (kind === "docs") return { docs: [...fields.docs, ...urls.map((url) => documentAt(url, reported))] };
  return { [kind]: [...fields[kind], ...urls] };
}

const TYPED_FIELDS = ["title", "revised"];

function atFields(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      TYPED_FIELDS.find((name) => field.endsWith(`.${name}`)) ?? "url",
      messages,
    ]),
  );
}

type Uploaded = { ok: true; addresses: string[] } | { ok: false; refusal: ReturnType<typeof refuse> };

/** Uploads the files until one is refused. A duplicate gets the URL of the existing file. */
async function upload(context: Context, form: FormData): Promise<Uploaded> {
  const files = form.getAll("file").filter((file): file is File => file instanceof File && file.size > 0);
  const addresses: string[] = [];
  for (const file of files) {
    const body = { file, alt: textOf(form, "alt") };
    const answer = await apiOf(context).call(uploadStaffMedium, { as: "form", body });
    if (!answer.ok) return { ok: false, refusal: refuse(form, answer) };
    addresses.push(answer.data.address);
  }
  return { ok: true, addresses };
}

async function fieldsOf(context: Context, id: string): Promise<StaffProductFields> {
  const { data: product } = await need(context, getStaffProduct, { params: { id } });
  return product.fields;
}
