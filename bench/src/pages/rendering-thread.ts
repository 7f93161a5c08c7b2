import { parentPort, workerData } from "node:worker_threads";
import { Window } from "happy-dom";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderPage } from "@curat/ui/document/render-page.server.ts";

/** Timeout of a rendering. It is never reached, because nothing in the tree suspends. */
const RENDER_MS = 60_000;
/** Elements whose text React does not treat as markup. */
const RAW = new Set(["SCRIPT", "STYLE", "TEXTAREA", "TITLE", "NOSCRIPT", "TEMPLATE"]);

const { html, seconds } = workerData as { html: string; seconds: number };
const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
const parsed = new (document.defaultView as Window).DOMParser().parseFromString(html, "text/html");
const tree = toReact(parsed.documentElement as unknown as Element, 0);

// A warm-up, because the shop's renderer is warm as well.
await renderFor(seconds / 4);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
parentPort?.postMessage(await renderFor(seconds));

async function renderFor(duration: number): Promise<{ cpuMs: number; bytes: number }> {
  const before = process.threadCpuUsage();
  const end = performance.now() + duration * 1_000;
  let [count, bytes] = [0, 0];
  do {
    bytes = await render();
    count += 1;
  } while (performance.now() < end);
  const { user, system } = process.threadCpuUsage(before);
  return { cpuMs: (user + system) / 1_000 / count, bytes };
}

async function render(): Promise<number> {
  const { signal } = new AbortController();
  const body = await renderPage(tree, { signal, timeoutMs: RENDER_MS });
  return body.byteLength;
}

/** Converts a DOM element to a React element. `style` is renamed, because React expects an object. */
function toReact(element: Element, key: number): ReactElement {
  const attributes = [...element.attributes].map(({ name, value }) => [
    name === "style" || name.startsWith("on") ? `data-${name}` : name,
    value,
  ]);
  const properties = { ...Object.fromEntries(attributes), key, suppressHydrationWarning: true };
  const name = element.namespaceURI?.endsWith("svg") ? element.tagName : element.tagName.toLowerCase();
  if (RAW.has(element.tagName))
    return createElement(name, { ...properties, dangerouslySetInnerHTML: { __html: element.innerHTML } });
  const children = [...element.childNodes].flatMap((node, index): ReactNode[] => {
    if (node.nodeType === 1) return [toReact(node as Element, index)];
    return node.nodeType === 3 ? [node.textContent] : [];
  });
  return createElement(name, properties, ...children);
}
