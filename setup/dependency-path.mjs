const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

/** Returns the shortest dependency chain to a location in the lockfile. */
export function dependencyPath({ packages }, location) {
  const starts = Object.keys(packages).filter((key) => !key.includes("node_modules/"));
  const cameFrom = new Map(starts.map((start) => [start, undefined]));
  const queue = [...starts];
  for (const at of queue) {
    if (at === location) break;
    for (const name of kinds.flatMap((kind) => Object.keys(packages[at][kind] ?? {}))) {
      const found = locate(packages, at, name);
      if (found === undefined || cameFrom.has(found)) continue;
      cameFrom.set(found, at);
      queue.push(found);
    }
  }
  const path = [];
  for (let at = location; at !== undefined; at = cameFrom.get(at)) path.unshift(nameOf(packages, at));
  return path;
}

// Resolves like Node: the folder's own node_modules first, then its parents'.
function locate(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const key = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = packages[key];
    if (entry !== undefined) return entry.link ? entry.resolved : key;
    if (folder === "") return undefined;
  }
}

const nameOf = (packages, location) => packages[location]?.name ?? location.split("node_modules/").at(-1);
