import { chromium, type Page } from "@playwright/test";
import type { Pages } from "./pages.ts";

const TARGET_MS = 100;

interface Touch {
  name: string;
  page: keyof Pages;
  /** Whether the interaction works only after React has loaded. */
  isLate: boolean;
  act: (page: Page) => Promise<void>;
}

const TOUCHES: Touch[] = [
  {
    name: "menu, before React",
    page: "home",
    isLate: false,
    act: (page) => page.locator("header summary").first().click(),
  },
  {
    name: "filter, first interaction",
    page: "category",
    isLate: false,
    act: (page) => page.locator("main summary").first().click(),
  },
  {
    name: "filter value",
    page: "category",
    isLate: true,
    act: async (page) => {
      await page.locator('main a[href*="filters="]:visible').first().click();
      await page.waitForURL(/filters=/);
    },
  },
  {
    name: "list sorting",
    page: "category",
    isLate: true,
    // The browser does not count a scripted selection as an interaction.
    act: async (page) => {
      await page.getByRole("combobox", { name: "Sortează după" }).focus();
      await page.keyboard.press("ArrowDown");
      await page.waitForURL(/sort=/);
    },
  },
  {
    name: "add to cart",
    page: "category",
    isLate: true,
    act: (page) => page.locator('main button[value="add"]').first().click(),
  },
];

/** Prints the 95th percentile of response times by interaction, on a slowed-down CPU. */
export async function measureTouches(
  url: string,
  pages: Pages,
  samples: number,
  slower: number,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    for (const { name, page, isLate, act } of TOUCHES) {
      const durations: number[] = [];
      for (let sample = 0; sample < samples; sample++) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        const tab = await context.newPage();
        await context.addCookies([{ name: "csvid", value: "bench", url }]);
        const slowed = await context.newCDPSession(tab);
        await slowed.send("Emulation.setCPUThrottlingRate", { rate: slower });
        await tab.addInitScript(() => {
          const events: number[] = [];
          Object.assign(window, { seenEvents: events });
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as PerformanceEventTiming[])
              if (entry.interactionId > 0) events.push(entry.duration);
          });
          observer.observe({
            type: "event",
            durationThreshold: 16,
            buffered: true,
          } as PerformanceObserverInit);
          // The first input is reported even if it is short.
          observer.observe({ type: "first-input", buffered: true });
        });
        await tab.goto(url + pages[page], { waitUntil: "load" });
        if (isLate) {
          await tab.mouse.move(5, 5);
          await tab.mouse.move(9, 9);
          await tab.waitForFunction(() =>
            Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
          );
        }
        await act(tab);
        await tab.waitForTimeout(300);
        const events = await tab.evaluate(() => (window as unknown as { seenEvents: number[] }).seenEvents);
        if (events.length === 0) throw new Error(`Chromium recorded no interaction: ${name}.`);
        durations.push(Math.max(...events));
        await context.close();
      }
      durations.sort((one, other) => one - other);
      const at = (share: number): number =>
        durations[Math.min(samples - 1, Math.floor(samples * share))] ?? 0;
      console.log(
        `${name}: ${at(0.5)} ms median, ${at(0.95)} ms p95 of ${samples} (target ${TARGET_MS}), CPU slowed down ${slower} times`,
      );
    }
  } finally {
    await browser.close();
  }
}
