import { useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { writeAddress } from "./write-address.ts";
import type { ListingAddress } from "./write-address.ts";
import type { ListingView } from "./listing-view.ts";

/** Choices within this interval lead to a single navigation (B-065). */
const DEBOUNCE_MS = 300;
/** The loading state appears only after this delay, so that quick loads do not flicker. */
const TIMEOUT_MS = 200;

export interface ListingChoice {
  address: ListingAddress;
  isLoading: boolean;
  /** Shows the choice immediately, and requests it unless another follows within 300 ms. */
  choose(next: ListingAddress): void;
  /** Opens one of the listing's links without a delay. Keeps the scroll position. */
  open(href: string): void;
}

/** Manages a visitor's choices in a listing, which are shown before the server responds. */
export function useListingChoice(view: ListingView): ListingChoice {
  const navigate = useNavigate();
  const [wish, setWish] = useState<{ address: ListingAddress; isWaiting: boolean }>();
  const [shown, setShown] = useState(view);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const path = useRef(view.address.path);
  const isLoading = useIsLoading(view.address.path);

  // The response replaces the displayed choice, unless a newer choice has not been requested yet.
  if (shown !== view) {
    setShown(view);
    if (!wish?.isWaiting || wish.address.path !== view.address.path) setWish(undefined);
  }
  useEffect(() => {
    path.current = view.address.path;
  }, [view.address.path]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function open(href: string): void {
    clearTimeout(timer.current);
    setWish(undefined);
    void navigate(href, { preventScrollReset: true });
  }
  function request(address: ListingAddress): void {
    if (path.current !== address.path) return;
    setWish({ address, isWaiting: false });
    void navigate(writeAddress(address, view.rules), { preventScrollReset: true });
  }
  function choose(address: ListingAddress): void {
    setWish({ address, isWaiting: true });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => request(address), DEBOUNCE_MS);
  }
  return { address: wish?.address ?? view.address, isLoading, choose, open };
}

/** Returns true once a choice in this list has been loading for 200 ms. */
function useIsLoading(path: string): boolean {
  const { state, location } = useNavigation();
  const isOnItsWay =
    state === "loading" && (location.pathname === path || location.pathname.startsWith(`${path}/`));
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timeout = setTimeout(() => setIsLong(true), TIMEOUT_MS);
    return () => {
      clearTimeout(timeout);
      setIsLong(false);
    };
  }, [isOnItsWay]);
  return isOnItsWay && isLong;
}
