import type { MeasuredShop } from "./bench-shop.ts";
import type { Pages } from "./pages.ts";

const CONNECTIONS = 8;

/** Prints the memory of the process after a tenth of the requests, and after all of them. */
export async function measureGrowth(shop: MeasuredShop, pages: Pages, requests: number): Promise<void> {
  const early = Math.ceil(requests / 10);
  await send(shop.url, pages, 0, early);
  const before = await shop.memoryBytes();
  await send(shop.url, pages, early, requests);
  const after = await shop.memoryBytes();
  const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
  console.log(
    `${requests} mixed requests: ${megabytes(before)} MB after ${early} of them, ${megabytes(after)} MB after all`,
  );
}

function addressOf(index: number, { home, category, product }: Pages): string {
  const kinds = [
    home,
    category,
    product,
    `${category}?page=${(index % 40) + 1}`,
    `${category}?x=${index}`,
    `/search?term=sapun ${index % 500}`,
    `${product}.data`,
    `/nu-este-${index}`,
  ];
  return kinds[index % kinds.length] ?? home;
}

async function send(url: string, pages: Pages, from: number, to: number): Promise<void> {
  let next = from;
  const one = async (): Promise<void> => {
    while (next < to) {
      const address = addressOf(next++, pages);
      const response = await fetch(url + address, { headers: { "accept-encoding": "br" } });
      await response.arrayBuffer();
      // Refused requests would make the measurement meaningless.
      if (response.status >= 500 || response.status === 429)
        throw new Error(`${address} returned ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}
