import type { App } from 'electron';

/** Switches that would make Chromium accept any certificate. */
const switches = ['ignore-certificate-errors', 'ignore-certificate-errors-spki-list', 'allow-insecure-localhost'];

/** A certificate that does not check out ends the connection, whatever the command line or a later listener says. */
export const keepCertificateErrors = (app: App): void => {
  for (const name of switches) app.commandLine.removeSwitch(name);
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, answer) => {
    event.preventDefault();
    answer(false);
  });
  // Electron would send the first certificate in the person's store, which says who they are.
  app.on('select-client-certificate', (event, _contents, _url, _list, answer) => {
    event.preventDefault();
    answer();
  });
};
