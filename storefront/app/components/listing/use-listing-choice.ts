import { useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { writeAddress } from "./listing-address.ts";
import type { ListingAddress } from "./listing-address.ts";
import type { ListingView } from "./listing-view.ts";

/** Several quick choices make one navigation (B-065). */
const DEBOUNCE_MS = 300;
/** A shorter wait shows nothing (look: Rules of the house). */
const PATIENCE_MS = 200;

export interface ListingChoice {
  /** What is chosen now: at once the visitor's wish, then the server's answer. */
  address: ListingAddress;
  isLoading: boolean;
  /** Shows the wish and asks for it once nothing more was chosen for 300 ms. */
  choose(next: ListingAddress): void;
  /** Goes to one of the listing's own links at once, keeping the place on the page. */
  open(href: string): void;
}

/** The visitor's choices in a listing, ahead of the server. */
export function useListingChoice(view: ListingView): ListingChoice {
  const navigate = useNavigate();
  const [wish, setWish] = useState<{ address: ListingAddress; from: ListingView }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLoading = useIsLoading(view.address.path);
  // A wish belongs to the answer it was made on: a newer answer replaces it.
  const address = wish?.from === view ? wish.address : view.address;

  useEffect(() => () => clearTimeout(timer.current), [view]);

  function open(href: string): void {
    clearTimeout(timer.current);
    void navigate(href, { preventScrollReset: true });
  }
  function choose(next: ListingAddress): void {
    setWish({ address: next, from: view });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => open(writeAddress(next, view.rules)), DEBOUNCE_MS);
  }
  return { address, isLoading, choose, open };
}

/** True while another page or choice of this same listing has been loading for a noticeable while. */
function useIsLoading(path: string): boolean {
  const { state, location } = useNavigation();
  const isOnItsWay = state === "loading" && (location.pathname === path || location.pathname.startsWith(`${path}/`));
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const patience = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => {
      clearTimeout(patience);
      setIsLong(false);
    };
  }, [isOnItsWay]);
  return isOnItsWay && isLong;
}
