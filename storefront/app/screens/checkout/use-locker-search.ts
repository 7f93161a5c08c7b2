import { useState } from "react";
import { useFetcher } from "react-router";
import type { LockerView } from "./lockers.server.ts";
import { texts } from "./texts.ts";

/** The lockers of the delivery's place until the buyer searches, by words or around himself. */
export function useLockerSearch(given: LockerView[] | null) {
  const fetcher = useFetcher<{ lockers: LockerView[] | null }>();
  const [locating, setLocating] = useState<"no" | "asking" | "refused">("no");
  const [found, setFound] = useState<{ of: LockerView[] | null; kept: LockerView[] | null }>();
  const answered = fetcher.data?.lockers ?? null;
  // A list of another place, which came with the cart, takes over from an older search.
  if (answered && found?.kept !== answered) setFound({ of: given, kept: answered });
  const isOld = found === undefined || !isSame(found.of, given);
  const lockers = isOld ? given : found.kept;
  const isBusy = fetcher.state !== "idle" || locating === "asking";

  function search(words: string): void {
    setLocating("no");
    void fetcher.load(`/cos/easybox?${new URLSearchParams({ q: words }).toString()}`);
  }
  function locate(): void {
    setLocating("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating("no");
        const place = { lat: String(coords.latitude), lng: String(coords.longitude) };
        void fetcher.load(`/cos/easybox?${new URLSearchParams(place).toString()}`);
      },
      () => setLocating("refused"),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  }
  return { lockers, isBusy, search, locate, said: said() };

  function said(): string {
    if (locating === "asking") return texts.locating;
    if (locating === "refused") return texts.notLocated;
    if (lockers === null) return texts.lockersLoading;
    return lockers.length === 0 ? texts.noLockers : texts.lockerCount(lockers.length);
  }
}

/** The loader's answers are new objects with every change of the cart. */
function isSame(one: LockerView[] | null, other: LockerView[] | null): boolean {
  const idsOf = (list: LockerView[] | null) => list?.map(({ lockerId }) => lockerId).join();
  return idsOf(one) === idsOf(other);
}
