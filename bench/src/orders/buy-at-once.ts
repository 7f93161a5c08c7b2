/** Gives each buyer of a run a unique number. */
let bought = 0;

/** Runs concurrent buyers for a time; returns orders per second and failures. */
export async function buyAtOnce(
  buy: (index: number) => Promise<void>,
  { buyers, milliseconds }: { buyers: number; milliseconds: number },
): Promise<{ rate: number; failed: number }> {
  const start = performance.now();
  let [done, failed] = [0, 0];
  const buyer = async (): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      bought += 1;
      await buy(bought).then(
        () => (done += 1),
        (error: unknown) => {
          if (failed === 0) console.error(error);
          failed += 1;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  return { rate: (done / (performance.now() - start)) * 1_000, failed };
}
