import type { AnchorHTMLAttributes } from 'react';

interface DocumentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** In the person's own browser, where this is not one. */
  outside?: boolean;
}

/**
 * A link whose page is loaded anew from the server, with the headers that come with it: the router would show it in the document
 * that stands, which keeps the headers of the page it came from.
 */
export const DocumentLink = ({ outside = false, children, ...rest }: DocumentLinkProps) => (
  <a {...rest} {...(outside && { target: '_blank', rel: 'noreferrer' })}>
    {children}
    {outside && <span className="visually-hidden"> (opens in your browser)</span>}
  </a>
);
