/** The home page as a separate chunk, for previews of drafts at another address. */
export { HomeScreen as default } from "./screen.tsx";
