/** The home page as a separate chunk, which previews of drafts load. */
export { HomeScreen as default } from "./screen.tsx";
