import { useNavigate } from 'react-router-dom';
import { homeEntries } from './homeEntries.ts';

/** Searches on the home screen for words of another one. They travel in memory: no address and no history holds them. */
export const useSearchAtHome = (): ((query: string) => void) => {
  const navigate = useNavigate();
  return (query) => void navigate('/', { state: { entry: homeEntries.add({ query, due: true }) } });
};
