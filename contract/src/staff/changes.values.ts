/** Who changes something: a customer, the shop's people, a program with a key of its own, the clock, a file brought in. */
export const ACTOR_KINDS = ["customer", "staff", "key", "clock", "import"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];
