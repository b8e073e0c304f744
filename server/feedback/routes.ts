import { recentFeedback, sendFeedback } from '../../core/contract/feedback.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { allowed } from '../http/allowed.ts';
import type { Api } from '../http/serve.ts';
import type { FeedbackService } from './service.ts';

export const feedbackRoutes = (api: Api, feedback: FeedbackService, gate: GateSettings): void => {
  api.serve(sendFeedback, ({ person, body }) => feedback.send(person, body));
  api.serveFor(allowed('readFeedback', gate), recentFeedback, ({ query }) => feedback.recent(query));
};
