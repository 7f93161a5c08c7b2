/** Bodies of Stripe's API: form fields with brackets, such as `line_items[0][price_data][currency]`. */
export type Tree = { [key: string]: Tree | string };

export function treeOf(body: string): Tree {
  const root: Tree = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\[|\]\[?/).filter((part) => part !== "");
    let at = root;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      at = typeof next === "object" ? next : (at[part] = {});
    }
    const last = path.at(-1);
    if (last !== undefined) at[last] = value;
  }
  return root;
}

/** Returns the text at a path; empty if there is none. */
export function textAt(tree: Tree, ...path: string[]): string {
  let at: Tree | string | undefined = tree;
  for (const part of path) at = typeof at === "object" ? at[part] : undefined;
  return typeof at === "string" ? at : "";
}
