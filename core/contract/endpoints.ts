import {
  authOptions,
  changePassword,
  deleteAccount,
  downloadData,
  forgotPassword,
  getCurrentUser,
  googleCallback,
  googleComplete,
  googlePending,
  googleStart,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  signOutEverywhere,
  subscriptionRequired,
  updateProfile,
  verifyEmail,
} from './accounts.ts';
import { adminSetup, adminUsers, blockUser, deleteUser, setUserRole, unblockUser } from './admin.ts';
import { categories, categoryTopics } from './categories.ts';
import { recentFeedback, sendFeedback } from './feedback.ts';
import { addPrayer, deletePrayer, editPrayer, prayerChanges, prayers } from './journal.ts';
import { deleteNote, savedNotes, saveNote } from './notes.ts';
import { clearRecentSearches, recentSearches } from './recentSearches.ts';
import type { RouteName } from './routes.ts';
import { readScripture, searchScripture } from './scripture.ts';
import {
  recordSearch,
  searchMeter,
  trendingTopics,
  weeklyTopSearches,
  wisdomAdditional,
  wisdomSearch,
} from './search.ts';

/** Every endpoint by its name in `routes`. */
export const endpoints = {
  recordSearch,
  searchMeter,
  wisdomSearch,
  wisdomAdditional,
  trendingTopics,
  weeklyTopSearches,
  categories,
  categoryTopics,
  saveNote,
  savedNotes,
  deleteNote,
  sendFeedback,
  recentFeedback,
  recentSearches,
  clearRecentSearches,
  register,
  login,
  logout,
  signOutEverywhere,
  resendVerification,
  verifyEmail,
  forgotPassword,
  resetPassword,
  changePassword,
  currentUser: getCurrentUser,
  updateProfile,
  deleteAccount,
  downloadData,
  authOptions,
  googleStart,
  googleCallback,
  googlePending,
  googleComplete,
  subscriptionRequired,
  adminUsers,
  setUserRole,
  blockUser,
  unblockUser,
  deleteUser,
  adminSetup,
  addPrayer,
  prayers,
  prayerChanges,
  editPrayer,
  deletePrayer,
  searchScripture,
  readScripture,
} satisfies Record<RouteName, unknown>;

export type Endpoints = typeof endpoints;
