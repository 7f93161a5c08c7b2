/** The package names its types in a way that only a bundler resolves. */
declare module "any-ascii" {
  export default function anyAscii(text: string): string;
}
