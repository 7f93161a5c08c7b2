import { type ComponentProps, createElement, type ReactElement } from "react";

type Tag = "div" | "li" | "script" | "section" | "style" | "template" | "ul";

type TrustedHtmlProps<T extends Tag> = Omit<ComponentProps<T>, "children" | "dangerouslySetInnerHTML"> & {
  as: T;
  /** HTML that the API sanitized, that this server rendered, or that is escaped. Never plain user input. */
  html: string;
};

/** An element with unescaped content. The linter forbids `dangerouslySetInnerHTML` everywhere else. */
export function TrustedHtml<T extends Tag>({ as, html, ...rest }: TrustedHtmlProps<T>): ReactElement {
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } });
}
