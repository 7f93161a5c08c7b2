export { addFavourite, likedAmong, loadFavouriteIds, removeFavourite } from "./favourites.store.ts";
export { eraseFavourites, moveFavourites, storedFavourites } from "./personal-data.store.ts";
