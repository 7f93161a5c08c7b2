/** A separate chunk for previews of drafts, which have another address. */
export { HomeScreen as default } from "./screen.tsx";
