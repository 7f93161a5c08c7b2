/** What of React and of the router no page of the shop ever runs, left out of the browser's build (decision 0133). */
import type { Plugin } from "vite";

const REACT = /react-dom\/cjs\/react-dom-client\.production\.js$/;
const ROUTER = /react-router\/dist\/production\/(.*\.js)$/;

/**
 * Functions of React's DOM by what they serve. Where nothing of the kind is rendered, each is never called, or walks and finds
 * nothing, so that an empty one does the same. What they alone call goes with them.
 */
export const UNUSED = {
  /** `<ViewTransition>`: the router's own go past React, by the document. */
  viewTransitions: [
    "startViewTransition",
    "reportViewTransitionError",
    "flushAfterMutationEffects",
    "createViewTransitionInstance",
    "getViewTransitionName",
    "getViewTransitionClassName",
    "scheduleViewTransitionEvent",
    "applyViewTransitionToHostInstances",
    "applyViewTransitionToHostInstancesRecursive",
    "restoreViewTransitionOnHostInstances",
    "measureNestedViewTransitions",
    "measureViewTransitionHostInstancesRecursive",
    "commitEnterViewTransitions",
    "commitExitViewTransitions",
    "commitNestedViewTransitions",
    "commitAppearingPairViewTransitions",
    "commitDeletedPairViewTransitions",
    "restoreEnterOrExitViewTransitions",
    "restoreNestedViewTransitions",
    "restorePairedViewTransitions",
  ],
  /** `<Fragment ref>`. */
  fragmentRefs: [
    "FragmentInstance",
    "commitNewChildToFragmentInstance",
    "commitNewChildToFragmentInstances",
    "commitFragmentInstanceInsertionEffects",
    "commitFragmentInstanceDeletionEffects",
    "deleteChildFromFragmentInstance",
    "validateDocumentPositionWithFiberTree",
    "getFragmentInstanceOrTextInstanceSiblings",
    "findFragmentInstanceOrTextInstanceSiblings",
  ],
  /** `<Activity>` and `<SuspenseList>`. */
  activities: ["updateActivityComponent", "mountActivityChildren", "retryActivityComponentWithoutHydrating"],
  suspenseLists: ["updateSuspenseListComponent", "initSuspenseListRenderState"],
  /** `useActionState`. */
  actionStates: [
    "mountActionState",
    "updateActionState",
    "updateActionStateImpl",
    "rerenderActionState",
    "dispatchActionState",
    "runActionStateAction",
  ],
  /** `preinit`, `preconnect` and their like of `react-dom`; `preload` is used. */
  resourceHints: ["preconnectAs", "preinitStyle", "preinitScript", "preinitModuleScript", "preloadModule"],
  /** `onBeforeInput` and `onSelect`. */
  rareEvents: ["getNativeBeforeInputChars", "getFallbackBeforeInputChars", "constructSelectEvent"],
  /** Elements of a name of one's own. */
  customElements: ["setPropOnCustomElement"],
  /** The names of components in an error's words, which a build has shortened to nothing. */
  componentStacks: ["getStackByFiberInDevAndProd"],
} as const;

/** The same of the router, by its files: what only React's server components and pages without a server come to. */
export const UNUSED_OF_ROUTER: Partial<Record<string, string[]>> = {
  "lib/hooks.js": ["RSCErrorHandler"],
  "lib/dom/ssr/components.js": ["RSCPrefetchPageLinksImpl"],
  "lib/dom/ssr/single-fetch.js": ["nonSsrStrategy"],
};

export function withoutUnusedParts(): Plugin {
  return {
    name: "curat:without-unused-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (REACT.test(id)) return { code: emptyFunctions(code, Object.values(UNUSED).flat()), map: null };
      const file = ROUTER.exec(id)?.[1];
      if (file === undefined) return;
      return { code: withoutDisplayNames(emptyFunctions(code, UNUSED_OF_ROUTER[file] ?? [])), map: null };
    },
  };
}

/** The same code with these functions of its first level empty, and without their prototypes' methods; throws where one is not there. */
export function emptyFunctions(code: string, names: readonly string[]): string {
  let emptied = code;
  for (const name of names) {
    // A function of the first level ends with the first brace at the beginning of a line.
    const whole = new RegExp(`^((?:async )?function ${name}\\([^)]*\\) \\{)$[\\s\\S]*?^\\}$`, "m");
    if (!whole.test(emptied)) throw new Error(`There is no function ${name} to be left out.`);
    emptied = emptied.replace(whole, "$1}");
    emptied = emptied.replaceAll(
      new RegExp(`^${name}\\.prototype\\.\\w+ = function[\\s\\S]*?^\\};$`, "gm"),
      "",
    );
  }
  return emptied;
}

/** What has a `displayName` is kept by a bundler even where nobody uses it; only React's tools for developers read it. */
export function withoutDisplayNames(code: string): string {
  return code.replaceAll(/^\w+\.displayName = "\w+";$/gm, "");
}
