/** Browser storage that never throws: where the visitor blocks it, reads are empty and writes are dropped. */

export type SafeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Safe access to `localStorage`, which all tabs share. */
export const localMemory = storageOf(() => localStorage);
/** Safe access to `sessionStorage`, which belongs to one tab. */
export const tabMemory = storageOf(() => sessionStorage);

function storageOf(open: () => Storage): SafeStorage {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open());
    } catch {
      // Storage is blocked or full.
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
