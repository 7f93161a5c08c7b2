/**
 * Serves /dev/mail, which shows sent emails on this machine if no SMTP server is set (decisions/0021: Accounts and
 * privacy).
 */
import { listMails, readMail, readDocument } from "@curat/api";
import { html } from "hono/html";
import type { ProcessSettings } from "../process-settings.ts";
import { mailFolderOf } from "../process-settings.ts";
import type { SiteApp } from "./site-app.ts";

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-ancestors 'self'; sandbox allow-popups";

/**
 * Mounts the list, the page of an email and its body in a sandboxed frame. Refuses proxies and other hosts.
 */
export function mountDevMail(site: SiteApp, settings: ProcessSettings): void {
  const folder = mailFolderOf(settings);
  const ourHosts = new Set([
    new URL(settings.shopUrl).host,
    `127.0.0.1:${settings.port}`,
    `localhost:${settings.port}`,
    `[::1]:${settings.port}`,
  ]);
  site.use("/dev/mail/*", async (c, next) => {
    const isForwarded = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip"].some((name) =>
      c.req.header(name),
    );
    if (isForwarded || !ourHosts.has(c.req.header("host") ?? "")) return c.text("Not for you.", 403);
    await next();
  });
  site.get("/dev/mail", async (c) => {
    const mails = await listMails(folder);
    const rows = mails.map(
      (mail) => html`<li><a href="/dev/mail/${mail.id}">${mail.subject}</a> — ${mail.to}, ${mail.date}</li>`,
    );
    const body =
      rows.length > 0
        ? html`<ul>
            ${rows}
          </ul>`
        : html`<p>Niciun mesaj încă.</p>`;
    return c.html(page("Mesaje trimise", body), 200, {
      "content-security-policy": PAGE_POLICY,
      "cache-control": "no-store",
    });
  });
  site.get("/dev/mail/:id", async (c) => {
    const mail = await readMail(folder, c.req.param("id"));
    if (!mail) return c.notFound();
    const attachmentLinks = (mail.papers ?? []).map(
      (name, index) => html`<a href="/dev/mail/${mail.id}/${String(index)}.pdf">${name}</a> `,
    );
    const body = html`<p><a href="/dev/mail">Toate mesajele</a></p>
      <p>Către: ${mail.to}<br />Data: ${mail.date}</p>
      ${attachmentLinks.length > 0 ? html`<p>Atașamente: ${attachmentLinks}</p>` : ""}
      <iframe src="/dev/mail/${mail.id}/html" title="Mesajul" sandbox></iframe>
      <h2>Varianta text</h2>
      <pre>${mail.text}</pre>`;
    return c.html(page(mail.subject, body), 200, {
      "content-security-policy": PAGE_POLICY,
      "cache-control": "no-store",
    });
  });
  site.get("/dev/mail/:id/:paper{[0-9]+\\.pdf}", async (c) => {
    const bytes = await readDocument(folder, c.req.param("id"), Number.parseInt(c.req.param("paper"), 10));
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "cache-control": "no-store",
    });
  });
  site.get("/dev/mail/:id/html", async (c) => {
    const mail = await readMail(folder, c.req.param("id"));
    if (!mail) return c.notFound();
    c.header("content-security-policy", BODY_POLICY);
    return c.html(mail.html);
  });
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="ro">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          iframe {
            width: 100%;
            height: 70vh;
            border: 1px solid #ccc;
          }
          pre {
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;
}
