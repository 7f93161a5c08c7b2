/** The home page in a chunk of its own, for who sees a draft of it elsewhere than at its address. */
export { HomeScreen as default } from "./screen.tsx";
