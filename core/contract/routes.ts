/** Where each endpoint is. Kept apart from the zod shapes so that the browser's first chunk carries only this. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path as specified, with `:name` for each parameter. */
  path: `/api/${string}`;
}

export const routes = {
  recordSearch: { method: 'POST', path: '/api/search' },
  searchMeter: { method: 'GET', path: '/api/search/meter' },
  wisdomSearch: { method: 'POST', path: '/api/wisdom/search' },
  wisdomAdditional: { method: 'POST', path: '/api/wisdom/additional' },
  trendingTopics: { method: 'GET', path: '/api/trending-topics' },
  weeklyTopSearches: { method: 'GET', path: '/api/weekly-top-searches' },
  categories: { method: 'GET', path: '/api/categories' },
  categoryTopics: { method: 'GET', path: '/api/categories/:id/topics' },
  saveNote: { method: 'POST', path: '/api/sticky-notes' },
  savedNotes: { method: 'GET', path: '/api/sticky-notes' },
  deleteNote: { method: 'DELETE', path: '/api/sticky-notes/:id' },
  sendFeedback: { method: 'POST', path: '/api/feedback' },
  recentFeedback: { method: 'GET', path: '/api/feedback' },
  recentSearches: { method: 'GET', path: '/api/user/recent-searches' },
  clearRecentSearches: { method: 'DELETE', path: '/api/user/recent-searches' },
  register: { method: 'POST', path: '/api/auth/register' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  signOutEverywhere: { method: 'POST', path: '/api/auth/sign-out-everywhere' },
  resendVerification: { method: 'POST', path: '/api/auth/resend-verification' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  changePassword: { method: 'POST', path: '/api/auth/change-password' },
  currentUser: { method: 'GET', path: '/api/auth/user' },
  updateProfile: { method: 'PUT', path: '/api/auth/profile' },
  deleteAccount: { method: 'DELETE', path: '/api/auth/account' },
  downloadData: { method: 'GET', path: '/api/auth/data' },
  authOptions: { method: 'GET', path: '/api/auth/options' },
  googleStart: { method: 'GET', path: '/api/auth/google' },
  googleCallback: { method: 'GET', path: '/api/auth/google/callback' },
  googleDesktopStart: { method: 'GET', path: '/api/auth/google/desktop' },
  googleDesktopFinish: { method: 'POST', path: '/api/auth/google/desktop' },
  googlePending: { method: 'GET', path: '/api/auth/google/pending' },
  googleComplete: { method: 'POST', path: '/api/auth/google/complete' },
  subscriptionRequired: { method: 'GET', path: '/api/subscription-required' },
  adminUsers: { method: 'GET', path: '/api/admin/users' },
  setUserRole: { method: 'PATCH', path: '/api/admin/users/:userId/role' },
  blockUser: { method: 'PATCH', path: '/api/admin/users/:userId/block' },
  unblockUser: { method: 'PATCH', path: '/api/admin/users/:userId/unblock' },
  deleteUser: { method: 'DELETE', path: '/api/admin/users/:userId' },
  adminSetup: { method: 'POST', path: '/api/admin/setup' },
  kiosks: { method: 'GET', path: '/api/admin/kiosks' },
  addKiosk: { method: 'POST', path: '/api/admin/kiosks' },
  changeKiosk: { method: 'PUT', path: '/api/admin/kiosks/:kioskId' },
  newKioskCode: { method: 'POST', path: '/api/admin/kiosks/:kioskId/code' },
  revokeKiosk: { method: 'DELETE', path: '/api/admin/kiosks/:kioskId' },
  pairKiosk: { method: 'POST', path: '/api/kiosk/pair' },
  thisKiosk: { method: 'GET', path: '/api/kiosk' },
  askForPrayer: { method: 'POST', path: '/api/kiosk/prayer-requests' },
  addPrayer: { method: 'POST', path: '/api/prayers' },
  prayers: { method: 'GET', path: '/api/prayers' },
  prayerChanges: { method: 'GET', path: '/api/prayers/changes' },
  editPrayer: { method: 'PATCH', path: '/api/prayers/:id' },
  deletePrayer: { method: 'DELETE', path: '/api/prayers/:id' },
  searchScripture: { method: 'POST', path: '/api/scripture/search' },
  readScripture: { method: 'GET', path: '/api/scripture/:reference' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Header of an answer to a browser whose session is over: ended elsewhere, or by an admin who blocked the account. */
export const SESSION_ENDED = 'X-Session-Ended';
