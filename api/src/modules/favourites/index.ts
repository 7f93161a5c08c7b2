export { addFavourite, loadFavouriteIds, removeFavourite } from "./favourites.store.ts";
export { markLiked } from "./favourites.service.ts";
