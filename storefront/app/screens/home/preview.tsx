/** The home page as a chunk for previews of drafts. */
export { HomeScreen as default } from "./screen.tsx";
