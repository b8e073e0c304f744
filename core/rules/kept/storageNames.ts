/** Keys of localStorage and sessionStorage, and names of databases and caches, as the code that fills them uses them. */
export const storageNames = {
  site: 'lampstand:site',
  display: 'lampstand:display',
  about: 'lampstand:about',
  person: 'lampstand:person',
  signOutPending: 'lampstand:sign-out-pending',
  home: 'lampstand:home',
  results: 'lampstand:results',
  invite: 'lampstand:invite',
  /** Before the name of what is being written. */
  posts: 'lampstand:posts:',
  reloaded: 'lampstand:reloaded-from',
  journal: 'lampstand',
  waitingPosts: 'lampstand-posts',
  encoder: 'encoder',
  siteFiles: 'site',
} as const;
