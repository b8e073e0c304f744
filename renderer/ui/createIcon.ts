import { createElement, type SVGProps } from 'react';

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

const drawing = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/**
 * What lucide-react makes its icons with, in vite.config.ts put in place of its own: that one also knows contexts, class names
 * and attributes of other frameworks, a kilobyte with every screen that has an icon (docs/proof.md P10).
 */
const createIcon = ({ node }: IconData) =>
  function Icon({ size = 24, ...rest }: IconProps) {
    const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...drawing, width: size, height: size, ...rest }, ...shapes);
  };

// oxlint-disable-next-line import/no-default-export -- the library's icons import it by this name
export default createIcon;
