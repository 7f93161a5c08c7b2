/** Browser storage that never throws. If storage is blocked, reads return null and writes are ignored. */

export type SafeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const localMemory = storageOf(() => localStorage);
export const tabMemory = storageOf(() => sessionStorage);

function storageOf(open: () => Storage): SafeStorage {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
