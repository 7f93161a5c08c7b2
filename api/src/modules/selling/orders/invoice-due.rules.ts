/** Until when an order has to be invoiced: pure. */

/** The 15th of the month after the supply, yyyy-mm-dd. (Codul fiscal, art. 319 (16)) */
export function invoiceDueOn(suppliedOn: string): string {
  const [year = 0, month = 0] = suppliedOn.split("-").map(Number);
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10);
}
