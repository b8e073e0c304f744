import { useNavigate } from 'react-router-dom';
import { historyEntries } from '../historyEntries/index.ts';

/** Searches on the home screen for words of another one. They travel in memory: no address and no history holds them. */
export const useSearchAtHome = (): ((query: string) => void) => {
  const navigate = useNavigate();
  return (query) => void navigate('/', { state: { entry: historyEntries.add({ query, due: true }) } });
};
