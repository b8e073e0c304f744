export { NoticeList } from './NoticeList.tsx';
export { UnreadNotices } from './UnreadNotices.tsx';
