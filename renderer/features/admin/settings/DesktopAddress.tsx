import { Download } from 'lucide-react';
import { readServerAddress } from '../../../../core/rules/network/serverAddress.ts';
import { SERVER_FILE_ENDING, serverFile } from '../../../../core/rules/network/serverFile.ts';
import { siteFileName } from '../../../../core/text/siteFileName.ts';
import { platform } from '../../../platform/current.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { QrCode } from '../../../ui/text/QrCode.tsx';
import { site } from '../../site/index.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './Settings.module.css';

/** Tells the desktop app where this server is, without anybody typing it. */
export const DesktopAddress = () => {
  const address = readServerAddress(platform.webOrigin);
  return (
    <Section title="Desktop app">
      {address === null ? (
        <p>The desktop app takes https addresses alone. Once this server has one, its code and file stand here.</p>
      ) : (
        <>
          <p>
            At its first start the desktop app asks for this server. Give people the address, a picture of this code, or
            the file. None of them is a secret.
          </p>
          <div className={styles.code}>
            <QrCode text={address} label={`A code that holds the address ${address}`} />
          </div>
          <p className={layout.hint}>{address}</p>
          <Button
            className={layout.start}
            onClick={() =>
              saveFile(
                serverFile(address),
                siteFileName(site().name, `address.${SERVER_FILE_ENDING}`),
                'application/json',
              )
            }
          >
            <Download size={18} aria-hidden />
            Save the file
          </Button>
        </>
      )}
    </Section>
  );
};
