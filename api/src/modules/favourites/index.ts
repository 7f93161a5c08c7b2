export { addFavourite, loadFavouriteIds, removeFavourite } from "./favourites.store.ts";
export { markLiked } from "./favourites.service.ts";
export { eraseFavourites, moveFavourites, storedFavourites } from "./personal-data.store.ts";
