import { conflict, Refusal } from "../../../http/refusal.ts";

/** A write to an outdated version: 409, with the current state and its `version` as `data`. */
export class StaleVersion extends Refusal {
  constructor(current: object | null, version: number) {
    super(409, conflict({ ...current, version }).body);
  }
}
