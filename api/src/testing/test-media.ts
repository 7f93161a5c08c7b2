import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { type Answer, openTestShop } from "./test-shop.ts";

interface SentFile {
  content: Uint8Array;
  name: string;
  fields?: Record<string, string>;
}

/** Opens a shop with functions that upload files as a form does. */
export async function openMediaDesk() {
  const shop = await openTestShop();
  const { staff } = shop;
  async function sendFile(path: string, { content, name, fields = {} }: SentFile): Promise<Answer> {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(content)], name));
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
    const request = new Request(`http://api.test${API_BASE}${path}`, { method: "POST", headers, body: form });
    const response = await shop.api.fetch(request);
    return { status: response.status, body: await response.json() };
  }
  return {
    shop,
    staff,
    sendFile,
    upload: (content: Uint8Array, name = "poza.jpg") => sendFile("/staff/media", { content, name }),
    originalOf: async (id: number) => (await shop.api.readOriginal(id)) ?? Buffer.alloc(0),
  };
}
