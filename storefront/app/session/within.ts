/**
 * Returns the promise's result, or undefined if it takes longer than `ms` milliseconds. Rethrows a rejection.
 */
export async function within<Found>(ms: number, requested: Promise<Found>): Promise<Found | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return await Promise.race([requested, late]).finally(() => clearTimeout(timer));
}
