import brand from '../../content/generated/brand.json';

/** Hands the three colours of brand.json to tokens.css, which derives all others from them. */
export const applyBrandColours = (): void => {
  for (const [theme, colours] of Object.entries(brand.colours))
    for (const [name, value] of Object.entries(colours))
      document.documentElement.style.setProperty(`--brand-${theme}-${name}`, value);
};
