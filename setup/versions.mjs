const pattern = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

/** Compares two versions by Semantic Versioning 2.0; throws for text that is not a version. */
export function compareVersions(a, b) {
  const [left, right] = [parse(a), parse(b)];
  for (const [index, number] of left.numbers.entries())
    if (number !== right.numbers[index]) return number < right.numbers[index] ? -1 : 1;
  return comparePrereleases(left.prerelease, right.prerelease);
}

function parse(version) {
  const match = pattern.exec(version);
  if (match === null) throw new Error(`"${version}" is not a version.`);
  const [, major, minor = "0", patch = "0", prerelease] = match;
  return { numbers: [major, minor, patch].map(Number), prerelease: prerelease?.split(".") ?? [] };
}

// A prerelease precedes its release. The first differing identifier decides; without one, the shorter list is
// first.
function comparePrereleases(a, b) {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const order = compareIdentifiers(a[index], b[index]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

// Numeric identifiers compare as numbers and precede others.
function compareIdentifiers(a, b) {
  if (a === b) return 0;
  const [aIsNumber, bIsNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (aIsNumber && bIsNumber) return Number(a) - Number(b);
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1;
  return a < b ? -1 : 1;
}
