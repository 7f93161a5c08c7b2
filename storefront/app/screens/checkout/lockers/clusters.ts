/** Points that lie on each other, gathered: pure. */

interface Point {
  x: number;
  y: number;
}

/**
 * Places in `points` (pixels), gathered with those nearer than `reach` to the first of each cluster: every cluster keeps at
 * least that distance from the others' first, so that each is a target of its own (WCAG 2.5.8).
 */
export function clustersOf(points: readonly Point[], reach: number): number[][] {
  const clusters: { first: Point; places: number[] }[] = [];
  for (const [place, point] of points.entries()) {
    const near = clusters.find(({ first }) => Math.hypot(first.x - point.x, first.y - point.y) < reach);
    if (near) near.places.push(place);
    else clusters.push({ first: point, places: [place] });
  }
  return clusters.map(({ places }) => places);
}
