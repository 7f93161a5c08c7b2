/** Stands in the browser's bundle for the router's `instrumentation.js`: nobody measures the router from inside. */

/** Called for each route where somebody measures: never. */
export const getRouteInstrumentationUpdates = () => ({});

export const instrumentClientSideRouter = <Router>(router: Router): Router => router;

/** What waits for the end of a navigation to be measured: nothing. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
