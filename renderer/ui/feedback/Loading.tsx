import { Skeleton } from './Skeleton.tsx';

/** In the place of what is being loaded. */
export const Loading = ({ lines }: { lines: number[] }) => (
  <div aria-busy="true">
    <span className="visually-hidden">Loading...</span>
    <Skeleton lines={lines} />
  </div>
);
