interface Point {
  x: number;
  y: number;
}

/**
 * Groups points (in pixels) that are closer than `reach` and returns each group's indices. Each cluster is a
 * separate touch target (WCAG 2.5.8).
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
