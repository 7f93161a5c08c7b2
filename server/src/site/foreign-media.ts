/** Before a foreign API: what answers name below /media/ is fetched where the API is. */
import type { SiteApp } from "./site-app.ts";

const WAIT_MS = 10_000;
const SENT_ON = ["content-type", "content-length", "content-range", "accept-ranges", "cache-control"];
/** Nothing that a browser would run under the shop's own address. */
const TAKEN = /^(?:image\/(?!svg)|video\/|application\/pdf)/;

/** Serves /media/… from the host of the API; 404 for what is not there, and for all that is no picture, film or PDF. */
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
    // What fetch has unpacked is no longer as long as it says.
    if (answer.headers.has("content-encoding")) headers.delete("content-length");
    return new Response(answer.body, { status: answer.status, headers });
  });
}
