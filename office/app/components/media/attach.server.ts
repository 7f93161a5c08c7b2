import { changeStaffProduct, getStaffProduct, listStaffProducts } from "@curat/contract/staff/products";
import { apiOf } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { messageOf } from "../form/send.server.ts";
import { picturesNamed, picturesWith } from "./picture-code.ts";

export type Attached = { ok: true; product: string } | { ok: false; why: string };

/** Number of attempts, because someone else may change the product at the same time. */
const TRIES = 3;

/**
 * Adds a picture to the product in its file name. Returns the product's name, or the reason for a failure.
 */
export async function attachByCode(
  context: Context,
  { address, fileName }: { address: string; fileName: string },
): Promise<Attached> {
  for (const { code, place } of picturesNamed(fileName)) {
    const id = await productOf(context, code);
    if (id !== undefined) return put(context, { id, address, place });
  }
  return { ok: false, why: "niciun produs nu are codul din numele fișierului" };
}

async function productOf(context: Context, code: string): Promise<number | undefined> {
  const query = { q: code, per_page: "200" };
  const found = await apiOf(context).call(listStaffProducts, { query });
  if (!found.ok) return undefined;
  const requested = code.toLowerCase();
  return found.data.find((product) => product.code.toLowerCase() === requested)?.productID;
}

async function put(
  context: Context,
  { id, address, place }: { id: number; address: string; place: number },
): Promise<Attached> {
  const params = { id: String(id) };
  for (let attempt = 1; ; attempt += 1) {
    const product = await apiOf(context).call(getStaffProduct, { params });
    if (!product.ok) return { ok: false, why: messageOf(product) };
    const { version, fields } = product.data;
    const pics = picturesWith(fields.pics, address, place);
    if (!pics) return { ok: true, product: fields.name };
    const written = await apiOf(context).call(changeStaffProduct, { params, body: { pics, version } });
    if (written.ok) return { ok: true, product: fields.name };
    if (written.status !== 409 || attempt === TRIES)
      return { ok: false, why: Object.values(written.errors ?? {})[0]?.[0] ?? messageOf(written) };
  }
}
