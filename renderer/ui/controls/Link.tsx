import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of ours. The router's own can also load routes ahead, with a kilobyte of code that nothing here runs
 * (docs/proof.md P9).
 */
export const Link = ({ to, replace, state, onClick, ...rest }: LinkProps) => {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: rest.target });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
};
