import { browserStorage } from '../../../../core/rules/kept/browserStorage.ts';
import { cookies, type Cookie } from '../../../../core/rules/kept/cookies.ts';
import { platform } from '../../../platform/current.ts';
import { useSite } from '../../site/index.ts';
import { durationLabel } from '../durationLabel.ts';
import { FactTable } from '../FactTable.tsx';

const lifeLabel = ({ life, untilClosed }: Cookie): string =>
  `${durationLabel(life)}${untilClosed ? ', or until the browser is closed' : ''}`;

/** Every cookie and every place where our pages keep something; a browser test holds both against a browser. */
export const InBrowser = () => {
  const { services } = useSite();
  const shown = cookies.filter(({ service }) => !service || services.includes(service));
  return (
    <>
      <p>
        There is no advertising and nothing that follows you to other sites. Cookies are needed for what you ask for,
        and none is set before that. Your browser’s settings can show and remove all of this.
      </p>
      <FactTable
        named
        caption="Cookies"
        columns={['Name', 'What it is for']}
        rows={shown.map((cookie) => ({
          id: cookie.names.join(),
          cells: [
            <Names key="names" names={cookie.names} kind="cookie" />,
            <Lines key="lines" lines={[cookie.purpose, `Set: ${cookie.when}`, `Stays: ${lifeLabel(cookie)}.`]} />,
          ],
        }))}
      />
      <p>
        Where pages come by https, the names of all but <code>lampstand_signed_in</code> have <code>__Host-</code>{' '}
        before them. A cookie whose name ends in <code>.sig</code> is the signature of the one beside it.
      </p>
      <FactTable
        named
        caption="Storage"
        columns={['Name', 'What it is for']}
        rows={browserStorage.map(({ place, name, purpose, until }) => ({
          id: `${place} ${name}`,
          cells: [
            <Names key="names" names={[name]} kind={place} />,
            <Lines key="lines" lines={[purpose, `Where: ${place}.`, `Stays: ${until}`]} />,
          ],
        }))}
      />
      {platform.kind === 'desktop' && (
        <p>
          That is how a browser does it. In this desktop app your prayers are in a sealed file of this computer instead,
          and there is no cookie for visitors’ pages to see.
        </p>
      )}
    </>
  );
};

const Names = ({ names, kind }: { names: readonly string[]; kind: string }) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ' '}
      <code data-kept={kind}>{name}</code>
    </span>
  ));

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map((line) => <p key={line}>{line}</p>);
