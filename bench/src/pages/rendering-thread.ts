/** The thread of rendered-alone.ts. */
import { Writable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";
import { Window } from "happy-dom";
import { createElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Their text is no markup to React. */
const RAW = new Set(["SCRIPT", "STYLE", "TEXTAREA", "TITLE", "NOSCRIPT", "TEMPLATE"]);

const { html, seconds } = workerData as { html: string; seconds: number };
const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
const parsed = new (document.defaultView as Window).DOMParser().parseFromString(html, "text/html");
const tree = toReact(parsed.documentElement as unknown as Element, 0);

// Warm first, as the shop's own renderings are.
await renderFor(seconds / 4);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
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

/** As the storefront has it: in one piece, once all of it is there. */
function render(): Promise<number> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const body = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).byteLength);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: 10_000_000,
      onAllReady: () => void pipe(body),
      onError: reject,
    });
  });
}

/** The element with its attributes as they stand; a style is an object to React, so it goes by another name. */
function toReact(element: Element, key: number): ReactNode {
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
