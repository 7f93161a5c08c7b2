/** The browser's own memory, which a visitor may forbid with his cookies: then it is empty, and what is stored is gone. */

export type SafeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Kept in this browser. */
export const localMemory = storageOf(() => localStorage);
/** Kept in this tab. */
export const tabMemory = storageOf(() => sessionStorage);

function storageOf(open: () => Storage): SafeStorage {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open());
    } catch {
      // Forbidden, or full.
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
