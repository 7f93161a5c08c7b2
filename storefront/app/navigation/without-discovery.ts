/** Stands in the browser's bundle for the router's `fog-of-war.js`: all routes are known at once (react-router.config.ts). */

export const isFogOfWarEnabled = () => false;

/** Nothing is looked up when a page is opened. */
export const getPatchRoutesOnNavigationFunction = () => undefined;

export const useFogOFWarDiscovery = () => undefined;

/** Asked for where routes are discovered: never. */
export const getPartialManifest = <Manifest>(manifest: Manifest): Manifest => manifest;
