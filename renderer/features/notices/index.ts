export { Notices } from './Notices.tsx';
export { UnreadCount } from './UnreadCount.tsx';
export { UnreadNotices } from './UnreadNotices.tsx';
