import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { LockerOffer, LockerView } from "./lockers.server.ts";
import { lockerTextsOf, texts } from "./texts.ts";

const TYPED_MS = 400;
const FROM_LETTERS = 3;

/** Returns the lockers near the delivery address, or the results of the buyer's search. */
export function useLockerSearch(offer: LockerOffer | null, delivery: string) {
  const words = lockerTextsOf(delivery);
  const fetcher = useFetcher<{ lockers: LockerView[] | null }>();
  const [locating, setLocating] = useState<"no" | "asking" | "refused">("no");
  const [found, setFound] = useState<{ place: string | undefined; list: LockerView[] | null }>();
  const answered = fetcher.data?.lockers;
  // Setting state during render shows the list in the same frame as the response.
  if (answered && found?.list !== answered) setFound({ place: offer?.place, list: answered });
  const lockers = found && found.place === offer?.place ? found.list : (offer?.list ?? null);
  const isBusy = fetcher.state !== "idle" || locating === "asking";

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function search(typed: string): void {
    clearTimeout(waiting.current);
    setLocating("no");
    void fetcher.load(`/cos/easybox?${new URLSearchParams({ delivery, q: typed }).toString()}`);
  }
  function type(typed: string): void {
    clearTimeout(waiting.current);
    if (typed.trim().length >= FROM_LETTERS) waiting.current = setTimeout(() => search(typed), TYPED_MS);
  }
  function locate(): void {
    setLocating("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating("no");
        const place = { delivery, lat: String(coords.latitude), lng: String(coords.longitude) };
        void fetcher.load(`/cos/easybox?${new URLSearchParams(place).toString()}`);
      },
      () => setLocating("refused"),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  }
  return { lockers, isBusy, search, type, locate, said: statusText() };

  function statusText(): string {
    if (locating === "asking") return texts.locating;
    if (locating === "refused") return texts.notLocated;
    if (lockers === null) return words.lockersLoading;
    return lockers.length === 0 ? words.noLockers : words.lockerCount(lockers.length);
  }
}
