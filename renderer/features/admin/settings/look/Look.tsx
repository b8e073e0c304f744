import { useFormContext } from 'react-hook-form';
import type { Settings } from '../../../../../core/contract/settings.ts';
import { classes } from '../../../../ui/classes.ts';
import { Section } from '../../../../ui/layout/Section.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { Colour, Line } from '../fields.tsx';
import { Contrast } from './Contrast.tsx';
import { Logo, type LogoProps } from './Logo.tsx';
import { Preview } from './Preview.tsx';
import type { SettingsValues } from '../values.ts';
import styles from '../Settings.module.css';

const themes = [
  { id: 'light', title: 'Light' },
  { id: 'dark', title: 'Dark' },
] as const;

const parts = [
  { id: 'paper', label: 'Paper' },
  { id: 'ink', label: 'Ink' },
  { id: 'accent', label: 'Accent' },
] as const;

/** Name, tagline, logo and colours, with what they look like. */
export const Look = ({ logo }: { logo: LogoProps }) => (
  <Section title="Name and look">
    <Line path="name" label="Name" maxLength={40} hint="On every page, in mails and on the installed app." />
    <Line path="tagline" label="Tagline" maxLength={160} hint="The line under the question on the first page." />
    <Logo {...logo} />
    <div className={styles.themes}>
      {themes.map(({ id, title }) => (
        <fieldset key={id} className={classes(layout.stack4, styles.theme)}>
          <legend>{title}</legend>
          {parts.map((part) => (
            <Colour key={part.id} path={`colours.${id}.${part.id}`} label={part.label} />
          ))}
          <Contrast theme={id} />
          <Shown theme={id} logo={logo.settings.logo} />
        </fieldset>
      ))}
    </div>
  </Section>
);

const Shown = ({ theme, logo }: { theme: 'light' | 'dark'; logo: Settings['logo'] }) => {
  const { watch } = useFormContext<SettingsValues>();
  const [name, tagline, colours] = watch(['name', 'tagline', 'colours']);
  return <Preview theme={theme} name={name} tagline={tagline} logo={logo} colours={colours[theme]} />;
};
