/** Stands in for lucide's own maker of icons (vite.config.ts), which costs 1.4 KB of script and 150 bytes an icon. */
import { createElement } from "react";
import type { ReactElement, SVGProps } from "react";

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}
interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** An icon of lucide's drawing; how it is drawn says `.icon` in styles/base.css. */
export default function createIcon({ node }: IconData): (props: IconProps) => ReactElement {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, className, ...rest }) {
    return createElement(
      "svg",
      {
        ...rest,
        className: className ? `icon ${className}` : "icon",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
      },
      ...drawing,
    );
  };
}
