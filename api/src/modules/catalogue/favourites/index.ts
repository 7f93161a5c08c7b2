/**
 * Favourite products of a customer.
 *
 * - `favourites.store.ts`: add, remove, list
 *
 * Tables and views: favourite.
 */
export { addFavourite, favouritesAmong, loadFavouriteIds, removeFavourite } from "./favourites.store.ts";
export { eraseFavourites, moveFavourites, storedFavourites } from "./personal-data.store.ts";
