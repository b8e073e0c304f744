import { ApiError } from '../../api/errors.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** The longest wait that a screen sits out by itself, in seconds, and how often. */
const MAX_WAIT = 20;
const TRIES = 4;

/** Makes a call again where the server says to come back in a moment, because very many ask from one place. */
export const retryWhenBusy = async <T>(call: () => Promise<T>, tries = TRIES): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'too_many_requests' || tries === 1) throw error;
    const seconds = Number(error.body['retryAfter']);
    if (!(seconds > 0 && seconds <= MAX_WAIT)) throw error;
    toast('One moment', { description: 'Many people are asking at once. Your answer comes by itself.' });
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return retryWhenBusy(call, tries - 1);
  }
};
