import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** What stands open in the journal beside its list; on a phone it has the screen to itself. */
export type Shown = { kind: 'list' } | { kind: 'new' } | { kind: 'prayer'; id: string };

const LIST = '/journal';
const NEW = '/journal/new';
const prayerPath = (id: string) => `/journal/prayer/${encodeURIComponent(id)}`;

const useShown = (): Shown => {
  const { pathname } = useLocation();
  const { id } = useParams();
  if (id !== undefined) return { kind: 'prayer', id };
  return { kind: pathname.replace(/\/$/, '') === NEW ? 'new' : 'list' };
};

/**
 * Where the person is in the journal, and the ways on. From the list a way on is a step that Back undoes; from one prayer to
 * the next it is none, so that Back is the way to the list from everywhere.
 */
export const usePlace = () => {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const shown = useShown();
  const isList = shown.kind === 'list';
  const fromList = isList || (state as { fromList?: unknown } | null)?.fromList === true;
  const way = { replace: !isList, state: { fromList } };
  return {
    shown,
    /** What a link to a prayer takes. */
    linkTo: (id: string) => ({ to: prayerPath(id), ...way }),
    open: (id: string) => void navigate(prayerPath(id), way),
    write: () => void navigate(NEW, way),
    close: () => void (fromList && !isList ? navigate(-1) : navigate(LIST, { replace: true })),
  };
};

export type Place = ReturnType<typeof usePlace>;
