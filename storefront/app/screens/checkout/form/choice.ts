/** A choice that is seen at once and recalculates the cart: whose word counts when, the visitor's or the cart's. */
export interface Choice<Id> {
  /** As the cart last told it. */
  confirmed: Id | undefined;
  chosen: Id | undefined;
  /** What the visitor had chosen just before, while the cart has not told of it. */
  left?: Id;
}

/** The visitor chooses. */
export function choose<Id>({ confirmed, chosen }: Choice<Id>, id: Id): Choice<Id> {
  return { confirmed, chosen: id, left: chosen === confirmed || id === confirmed ? undefined : chosen };
}

/** The cart tells: that takes over, but for a late answer to what the visitor has left for another meanwhile. */
export function confirmChoice<Id>({ chosen, left }: Choice<Id>, given: Id | undefined): Choice<Id> {
  const isLate = given !== undefined && given === left;
  return { confirmed: given, chosen: isLate ? chosen : given };
}
