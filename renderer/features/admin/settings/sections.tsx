import { useState } from 'react';
import { Link } from '../../../ui/controls/Link.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { helplines } from '../../helplines/index.ts';
import { allCountries } from './countries.ts';
import { Country, Line, Lines, Reviewed, Switch } from './fields.tsx';

const helplineCountries = helplines.countries.map(({ country }) => country);

/** Where letters to the church go. */
export const Contact = () => (
  <Section title="Contact">
    <div className={layout.pair}>
      <Line
        path="supportEmail"
        label="Support address"
        type="email"
        spellCheck={false}
        maxLength={254}
        hint="Everybody sees it, on the About and support pages and in mails."
      />
      <Line
        path="prayerTeamEmail"
        label="Prayer team’s address"
        type="email"
        spellCheck={false}
        maxLength={254}
        hint="Told when somebody asks the pastoral team for prayer. Empty tells nobody."
      />
    </div>
    <Country
      path="helplineCountry"
      label="Helplines first of"
      none="The country that the device tells"
      codes={helplineCountries}
      hint="Shown first to who chose no country, where the device tells none."
    />
  </Section>
);

/** Who answers for this server. */
export const Operator = () => {
  const [countries] = useState(allCountries);
  return (
    <Section title="Operator">
      <p>The legal pages name who runs this server. As long as nobody is named, they say so.</p>
      <Line
        path="operator.name"
        label="Who runs this server"
        maxLength={200}
        hint="A church, an association or a person."
      />
      <Lines path="operator.address" label="Postal address" rows={3} limit={500} countFrom={400} />
      <Country path="operator.country" label="Country" none="Not chosen" codes={countries} />
    </Section>
  );
};

const TEXT = 20_000;
/** Before that a count only distracts. */
const COUNT_FROM = 15_000;

/** What the church adds to the privacy and terms pages. */
export const LegalTexts = () => (
  <Section title="Legal texts">
    <p>
      Both pages say by themselves what is true of this server. What you write here stands below that, as paragraphs of
      your own. Read them at <Link to="/privacy">/privacy</Link> and <Link to="/terms">/terms</Link>.
    </p>
    <Lines
      path="privacyText"
      label="Your paragraphs on the privacy page"
      limit={TEXT}
      countFrom={COUNT_FROM}
      hint="A blank line begins a new paragraph."
    />
    <Lines
      path="termsText"
      label="Your paragraphs on the terms page"
      limit={TEXT}
      countFrom={COUNT_FROM}
      hint="A blank line begins a new paragraph."
    />
    <Reviewed label="I have read both legal pages and they are right" />
  </Section>
);

/** What needs a subscription. */
export const Access = () => (
  <Section title="Access">
    <Switch
      path="subscriptionRequired"
      label="Subscription required"
      hint="SoulFeed and circles are for people with a paid plan, or with a role of at least Premium. Without it they are open to every account."
    />
  </Section>
);
