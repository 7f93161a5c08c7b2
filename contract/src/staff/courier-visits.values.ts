/** asking: the request is being sent. unsure: it is unknown whether the courier booked the visit. */
export const VISIT_STATES = ["asking", "called", "refused", "unsure"] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** Last sentence of an error message if it is unknown whether the courier booked the visit. */
export const CHECK_VISIT_WITH_COURIER = "Verifică mai întâi la curier dacă vizita a fost notată.";
