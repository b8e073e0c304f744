/** Links of our scheme, or nearly so, that must open nothing. */
export const hostileLinks: readonly string[] = [
  '', ' ', 'lampstand:', 'lampstand:/', 'lampstand://', 'lampstand:///', 'lampstand:journal', 'lampstand:/journal', 'lampstand:///journal',
  'LAMPSTAND://journal', 'lampstand://Journal', 'lampstand://journal//', 'lampstand://journal/new', 'lampstand://journal?new=prayer',
  'lampstand://journal#a', 'lampstand://journal\n', ' lampstand://journal', 'lampstand://journal ', 'lampstand://journal\0', 'lampstand://journal%00',
  'lampstand://user@journal', 'lampstand://user:secret@journal', 'lampstand://journal:80', 'lampstand://journal.evil.example', 'lampstand://journal\\',
  'lampstand://topic', 'lampstand://topic/', 'lampstand://topic/../admin', 'lampstand://topic/..%2fadmin', 'lampstand://topic/%2e%2e/admin',
  'lampstand://topic/a/b', 'lampstand://topic/a?b', 'lampstand://topic/a#b', 'lampstand://topic//evil.example', 'lampstand://topic/a%20b',
  'lampstand://topic/-a', 'lampstand://topic/a-', 'lampstand://topic/a--b', 'lampstand://topic/Anxiety', 'lampstand://topic/аnxiety',
  'lampstand://topic/a;b', 'lampstand://topic/a"b', "lampstand://topic/a'b", 'lampstand://topic/<script>', 'lampstand://topic/javascript:alert(1)',
  'lampstand://note', 'lampstand://note/', 'lampstand://note/../../api/auth/logout', 'lampstand://note/a\\b', 'lampstand://note/a\r\nb',
  'lampstand://admin', 'lampstand://admin-setup', 'lampstand://api/journal', 'lampstand://settings', 'lampstand://desktop-settings', 'lampstand://profile',
  'lampstand://reset-password?token=a', 'lampstand://verify-email/a', 'lampstand://https://evil.example', 'lampstand://file:///etc/passwd',
  'lampstand://javascript:alert(1)', 'lampstand://-/help', 'lampstand://new-prayer/text', 'lampstand://new-prayer?text=a', 'lampstands://journal',
  'xlampstand://journal', 'app://lampstand/journal', 'https://lampstand/journal', 'javascript:lampstand://journal', 'file:///journal',
  'lampstand://[::1]/journal', 'lampstand://__proto__', 'lampstand://constructor', `lampstand://topic/${'a'.repeat(200)}`,
]; // prettier-ignore
