/** Drawings of lucide without what only its own maker of icons reads. */
import type { Plugin } from "vite";

const ICON = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

export function plainIcons(): Plugin {
  return {
    name: "curat:plain-icons",
    enforce: "pre",
    transform(code, id) {
      return ICON.test(id) ? { code: plainIcon(code), map: null } : undefined;
    },
  };
}

/** An icon's module of lucide without the keys of its lines, its other names and the read that is there for its side effect. */
export function plainIcon(code: string): string {
  return code
    .replaceAll(/,\s*key: "[a-z0-9]+"/g, "")
    .replaceAll(/^ {2}(?:name|size|aliases): .*$/gm, "")
    .replace(/^__iconData\.node;$/m, "");
}
