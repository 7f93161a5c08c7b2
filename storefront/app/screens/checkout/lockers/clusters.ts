/** Groups overlapping points of a map. Pure. */

interface Point {
  x: number;
  y: number;
}

/**
 * Groups the indexes of `points` (in pixels) that are closer than `reach` to the first point of their
 * cluster. First points are at least that far apart, so each cluster is a separate target (WCAG 2.5.8).
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
