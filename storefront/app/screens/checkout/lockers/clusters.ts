interface Point {
  x: number;
  y: number;
}

/**
 * Groups the indexes of points (in pixels) within `reach` of their cluster's first point. First points are at
 * least `reach` apart, so that clusters are separate targets (WCAG 2.5.8).
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
