import { Check, Footprints, Phone } from 'lucide-react';
import * as check from 'lucide-react/icons/check';
import * as footprints from 'lucide-react/icons/footprints';
import * as phone from 'lucide-react/icons/phone';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './createIcon.ts';

/** The same drawing: tags and attributes, in whatever order, without the class names that nothing here uses. */
const drawn = (markup: string) =>
  (markup.match(/<[^>]+>/g) ?? []).map((tag) =>
    tag
      .replace(/ class="[^"]*"/, '')
      .split(/ (?=[a-zA-Z-]+=)/)
      .toSorted(),
  );

it.each([
  [Check, check, { size: 18 }],
  [Footprints, footprints, { size: 34, strokeWidth: 1.5 }],
  [Phone, phone, {}],
])('draws %o as lucide does', (theirs, module, props) => {
  // The library's types do not tell of it.
  const { __iconData } = module as unknown as { __iconData: Parameters<typeof createIcon>[0] };
  const shown = { ...props, 'aria-hidden': true };
  const ours = renderToStaticMarkup(createElement(createIcon(__iconData), shown));
  expect(drawn(ours)).toEqual(drawn(renderToStaticMarkup(createElement(theirs, shown))));
  expect(ours).toContain('currentColor');
});
