import { conflict, Refusal } from "../../../http/refusal.ts";

/** A write that was made on a version which no longer stands: 409, whose `data` is what stands now, with its `version`. */
export class StaleVersion extends Refusal {
  constructor(current: object | null, version: number) {
    super(409, conflict({ ...current, version }).body);
  }
}
