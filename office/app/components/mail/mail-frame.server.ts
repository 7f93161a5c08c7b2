/**
 * Returns an email as a page for a sandboxed iframe. It cannot run scripts, load external resources or submit forms.
 */
export function mailFrame(html: string): Response {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'",
      "x-frame-options": "SAMEORIGIN",
    },
  });
}
