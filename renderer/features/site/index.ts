export { scriptureNotices, setSite, site, useSite } from './siteStore.ts';
