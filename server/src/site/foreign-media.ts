/** Fetches media below /media/ from the host of an external API. */
import type { SiteApp } from "./site-app.ts";

const WAIT_MS = 10_000;
const SENT_ON = ["content-type", "content-length", "content-range", "accept-ranges", "cache-control"];
/** Media types that are passed on. Browsers never execute them as code of the shop's origin. */
const TAKEN = /^(?:image\/(?!svg)|video\/|application\/pdf)/;

/**
 * Serves /media/… from the host of the external API; 404 for anything except videos, PDFs and pictures other
 * than SVGs.
 */
export function mountForeignMedia(site: SiteApp, apiUrl: string, fetchFile: typeof fetch = fetch): void {
  const { origin } = new URL(apiUrl);
  site.get("/media/*", async (c) => {
    const range = c.req.header("range");
    const answer = await fetchFile(origin + c.req.path, {
      headers: range ? { range } : {},
      redirect: "error",
      signal: AbortSignal.timeout(WAIT_MS),
    }).catch(() => undefined);
    if (!answer?.ok || !TAKEN.test(answer.headers.get("content-type") ?? "")) {
      await answer?.body?.cancel();
      return c.notFound();
    }
    const headers = new Headers({ "cross-origin-resource-policy": "cross-origin" });
    for (const name of SENT_ON) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    // `fetch` has decompressed the body, so the header's length is wrong.
    if (answer.headers.has("content-encoding")) headers.delete("content-length");
    return new Response(answer.body, { status: answer.status, headers });
  });
}
