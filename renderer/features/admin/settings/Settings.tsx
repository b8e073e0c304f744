import { useQuery } from '@tanstack/react-query';
import { routes } from '../../../../core/contract/routes.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { DesktopAddress } from './DesktopAddress.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SystemPanel } from './SystemPanel.tsx';

/** The church's own settings, what is still to be done, and how the server is. */
export const Settings = () => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [routes.settings.path],
    queryFn: ({ signal }) => call('settings', { signal }),
    // A form over what was true an hour ago would be refused when it is saved.
    gcTime: 0,
  });
  return (
    <div className={layout.stack5}>
      {data && <SettingsForm first={data} />}
      {!data && (
        <Card>
          {error && !isPending ? (
            <RetryNotice onRetry={() => void refetch()}>
              {sentenceOf(error, 'The settings could not be loaded.')}
            </RetryNotice>
          ) : (
            <Loading lines={[40, 100, 100, 60, 100]} />
          )}
        </Card>
      )}
      <DesktopAddress />
      <SystemPanel />
    </div>
  );
};
