/** "asking": the call is running. "unsure": it is unknown whether the courier noted the visit. */
export const VISIT_STATES = ["asking", "called", "refused", "unsure"] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** Last sentence of a refusal after which it is unknown whether the courier noted the visit. */
export const CHECK_VISIT_WITH_COURIER = "Verifică mai întâi la curier dacă vizita a fost notată.";
