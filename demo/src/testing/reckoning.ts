/**
 * Calculates stock value and margin independently of the shop's code, as an accountant would on paper. Amounts are
 * net, in bani.
 */
export class Reckoning {
  readonly #goods = new Map<number, { pieces: number; value: number }>();
  /** Cost and net price of the pieces that were sold, by product. */
  readonly #sold = new Map<number, { pieces: number; cost: number; net: number }>();
  #receipts = 0;
  #dispatched = 0;
  #returned = 0;
  #corrected = 0;
  #net = 0;
  #cost = 0;

  open(product: number, pieces: number, value: number): void {
    this.#goods.set(product, { pieces, value });
  }

  knows(product: number): boolean {
    return this.#goods.has(product);
  }

  /** Adds received goods. Other costs are spread by value, and the last bani go to the largest fractions. */
  receive(lines: { product: number; pieces: number; valueBani: number }[], extraBani: number): void {
    const all = lines.reduce((sum, { valueBani }) => sum + valueBani, 0);
    const shares = lines.map(({ valueBani }) => (extraBani * valueBani) / all);
    const parts = shares.map(Math.floor);
    const left = extraBani - parts.reduce((sum, part) => sum + part, 0);
    const order = shares
      .map((share, index) => ({ index, fraction: share % 1 }))
      .toSorted((one, two) => two.fraction - one.fraction);
    for (const { index } of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
    for (const [index, { product, pieces, valueBani }] of lines.entries()) {
      const value = valueBani + (parts[index] ?? 0);
      this.#move(product, pieces, value);
      this.#receipts += value;
    }
  }

  sell(product: number, pieces: number, net: number): void {
    const cost = this.#atAverage(product, pieces);
    this.#move(product, -pieces, -cost);
    this.#dispatched += cost;
    this.#net += net;
    this.#cost += cost;
    this.#sold.set(product, { pieces, cost, net });
  }

  /** Takes pieces of the last sale back into stock at the cost with which they left. */
  takeBack(product: number, pieces: number): void {
    const sale = this.#sold.get(product);
    if (!sale) throw new Error(`Product ${product} was not sold.`);
    const cost = Math.round((sale.cost * pieces) / sale.pieces);
    const net = Math.round((sale.net * pieces) / sale.pieces);
    this.#move(product, pieces, cost);
    this.#returned += cost;
    this.#net -= net;
    this.#cost -= cost;
  }

  correct(product: number, difference: number): void {
    const value = Math.sign(difference) * this.#atAverage(product, Math.abs(difference));
    this.#move(product, difference, value);
    this.#corrected += value;
  }

  stateOf(product: number): { pieces: number; value_bani: number } {
    const { pieces, value } = this.#of(product);
    return { pieces, value_bani: value };
  }

  value(): Record<"receipts" | "sold" | "returned" | "corrected" | "closing", number> {
    const [receipts, sold, returned, corrected] = [
      this.#receipts,
      this.#dispatched,
      this.#returned,
      this.#corrected,
    ];
    return { receipts, sold, returned, corrected, closing: receipts - sold + returned + corrected };
  }

  margin(): { net: number; cost: number; margin: number } {
    return { net: this.#net, cost: this.#cost, margin: this.#net - this.#cost };
  }

  #atAverage(product: number, pieces: number): number {
    const { pieces: all, value } = this.#of(product);
    return Math.round((value * pieces) / all);
  }

  #move(product: number, pieces: number, value: number): void {
    const state = this.#of(product);
    state.pieces += pieces;
    state.value += value;
  }

  #of(product: number): { pieces: number; value: number } {
    const state = this.#goods.get(product);
    if (!state) throw new Error(`Product ${product} has no cost.`);
    return state;
  }
}
