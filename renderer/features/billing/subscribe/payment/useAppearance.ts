import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { Theme } from '../../../../../core/rules/display/choices.ts';
import { useDisplay } from '../../../display/index.ts';
import { appearanceOf, colourTokens, toRgb, type Colours } from './appearance.ts';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');
const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** A token may be mixed of others: what becomes of it is only known of something that is drawn with it. */
const readColours = (): Colours => {
  const probe = document.createElement('span');
  document.body.append(probe);
  const entries = Object.entries(colourTokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, toRgb(getComputedStyle(probe).color)];
  });
  probe.remove();
  return Object.fromEntries(entries) as Colours;
};

const read = (theme: Theme): Appearance => {
  const isDark = theme === 'system' ? dark().matches : theme === 'dark';
  return appearanceOf(readColours(), { dark: isDark, calm: calm().matches });
};

/** How Stripe's form looks in the theme that stands now. */
export const useAppearance = (): Appearance => {
  const { theme } = useDisplay();
  const [appearance, setAppearance] = useState(() => read(theme));
  useEffect(() => {
    const update = () => setAppearance(read(theme));
    update();
    const queries = [dark(), calm()];
    for (const query of queries) query.addEventListener('change', update);
    return () => queries.forEach((query) => query.removeEventListener('change', update));
  }, [theme]);
  return appearance;
};
