/** What comes within so many milliseconds; undefined where it takes longer. What it rejects with is thrown. */
export async function within<Found>(ms: number, requested: Promise<Found>): Promise<Found | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return await Promise.race([requested, late]).finally(() => clearTimeout(timer));
}
