export { scriptureNotices } from './builtSite.ts';
export { setSite, site, SITE_KEY, startSite, storeSite, useSite } from './siteStore.ts';
