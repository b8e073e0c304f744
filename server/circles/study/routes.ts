import {
  circleStudy,
  circleVerse,
  markStudied,
  markVerseRead,
  setCircleVerse,
  setStudyTopic,
  unmarkStudied,
  unmarkVerseRead,
} from '../../../core/contract/circles.ts';
import type { GateSettings } from '../../../core/rules/abilities.ts';
import { allowed } from '../../http/allowed.ts';
import type { Api } from '../../http/serve.ts';
import type { createStudy } from './study.ts';
import type { createVerse } from './verse.ts';

export const studyRoutes = (
  api: Api,
  verse: ReturnType<typeof createVerse>,
  study: ReturnType<typeof createStudy>,
  gate: GateSettings,
): void => {
  const reader = allowed('readGated', gate);
  const participant = allowed('participate', gate);
  const writer = allowed('post', gate);
  api.serveFor(reader, circleVerse, ({ account, params }) => verse.read(account.id, params.id));
  api.serveFor(writer, setCircleVerse, ({ account, params, body }) => verse.set(account.id, params.id, body.reference));
  api.serveFor(participant, markVerseRead, ({ account, params }) => verse.mark(account.id, params.id, true));
  api.serveFor(participant, unmarkVerseRead, ({ account, params }) => verse.mark(account.id, params.id, false));
  api.serveFor(reader, circleStudy, ({ account, params, query }) => study.read(account.id, params.id, query.day));
  api.serveFor(writer, setStudyTopic, ({ account, params, query, body }) =>
    study.setTopic(account.id, params.id, query.day, body),
  );
  api.serveFor(participant, markStudied, ({ account, params: { id, day } }) => study.mark(account.id, id, day, true));
  api.serveFor(participant, unmarkStudied, ({ account, params: { id, day } }) =>
    study.mark(account.id, id, day, false),
  );
};
