import { useFetcher, useLoaderData } from "react-router";
import { FavouriteSlot } from "../../session/visitor-slot.tsx";
import { useLayoutData } from "../../session/layout-data.ts";
import { fillFavourite } from "../../session/visitor-data.ts";
import { KNOWN_ROUTES } from "../form/known-routes.ts";
import styles from "./favourite-toggle.module.css";
import { texts } from "./texts.ts";

interface FavouriteToggleProps {
  productId: number;
  name: string;
  isFavourite: boolean;
  variant?: "card" | "button";
}

/**
 * Button that adds a product to the favourites or removes it. Visitors who are not logged in get a notice
 * (B-144).
 */
export function FavouriteToggle({ productId, name, isFavourite, variant = "card" }: FavouriteToggleProps) {
  const layout = useLayoutData();
  const loaded: unknown = useLoaderData();
  const toggling = useFetcher<{ liked?: boolean }>();
  if (layout?.hasAccounts === false) return null;
  const liked = toggling.data?.liked ?? fillFavourite(loaded, productId, isFavourite);
  const isBusy = toggling.state !== "idle";
  const heart = (isFull: boolean) => (
    <toggling.Form
      method="post"
      {...KNOWN_ROUTES}
      action="/favorite/actiune"
      className={styles[variant]}
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="productID" value={productId} />
      {isFull && <input type="hidden" name="liked" value="1" />}
      <button
        className={styles.heart}
        aria-label={`${labelOf(isFull)}: ${name}`}
        data-liked={isFull || undefined}
        aria-disabled={isBusy || undefined}
      >
        {variant === "button" && labelOf(isFull)}
      </button>
    </toggling.Form>
  );
  return <FavouriteSlot productId={productId} isFavourite={liked} render={heart} />;
}

function labelOf(isFavourite: boolean): string {
  return isFavourite ? texts.remove : texts.add;
}
