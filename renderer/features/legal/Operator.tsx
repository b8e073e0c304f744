import { countryName } from './countryName.ts';
import { useSite } from '../site/index.ts';
import { SupportAddress } from './SupportAddress.tsx';
import styles from './legal.module.css';

/** Who answers for this server; or, plainly, that nobody has said so. */
export const Operator = () => {
  const { operator, name } = useSite();
  if (!operator)
    return (
      <>
        <p>
          <strong>Nobody has entered yet who runs this server.</strong> Until that is done, this page can tell you what
          the program does, but not who answers for it. Please think twice before you write here what you would not want
          a stranger to read.
        </p>
        <p>
          Whoever runs it finds this among the settings of the dashboard. Questions go to <SupportAddress />.
        </p>
      </>
    );
  return (
    <>
      <p>This server of {name} is run by:</p>
      <address className={styles.address}>
        {[operator.name, operator.address, countryName(operator.country)].join('\n')}
      </address>
      <p>
        You can write to <SupportAddress />.
      </p>
    </>
  );
};
