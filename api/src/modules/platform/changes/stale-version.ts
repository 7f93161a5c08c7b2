import { conflict, Refusal } from "../../../http/refusal.ts";

/** A write on an outdated version: 409, whose `data` is the current state with its `version`. */
export class StaleVersion extends Refusal {
  constructor(current: object | null, version: number) {
    super(409, conflict({ ...current, version }).body);
  }
}
