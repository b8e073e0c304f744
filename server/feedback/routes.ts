import { recentFeedback, sendFeedback } from '../../core/contract/feedback.ts';
import { HttpError } from '../http/errors.ts';
import type { Api } from '../http/serve.ts';
import { signedIn } from '../http/signedIn.ts';
import type { Person } from '../limits/person.ts';
import type { FeedbackService } from './service.ts';

export const feedbackRoutes = (api: Api, feedback: FeedbackService): void => {
  api.serve(sendFeedback, async ({ person, body }) => {
    await feedback.send(person, body);
    return undefined;
  });
  api.serve(recentFeedback, async ({ person, query }) => {
    staffOnly(person);
    return feedback.recent(query);
  });
};

/** Powers go by role name (decision 8): admins and moderators read what people sent. */
const staffOnly = (person: Person): void => {
  const { role } = signedIn(person);
  if (role !== 'admin' && role !== 'moderator') throw new HttpError('forbidden', 'Only staff may read feedback.');
};
