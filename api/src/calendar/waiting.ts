export interface Waiting {
  count: number;
  oldest: Date | null;
  newest?: Date | null;
  due?: Date | null;
}
