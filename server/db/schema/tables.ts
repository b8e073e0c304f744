// Generated from the migrations by `npm run schema`; don't edit.

/** A row of every table, as both engines give it: flags are 0 or 1, times are milliseconds since 1970. */
export interface Tables {
  assets: {
    name: string;
    encoding: string;
    bytes: Buffer;
    seen_at: number;
  };
  attempts: {
    subject: string;
    count: number;
    free_at: number;
    forget_at: number;
  };
  desktop_sign_ins: {
    code_hash: string;
    challenge: string;
    vouched: string;
    expires_at: number;
  };
  erasures: {
    user_id: string;
    erased_at: number;
  };
  feedback: {
    id: string;
    user_id: string | null;
    created_at: number;
    search_query: string | null;
    feedback_type: string;
    rating: number | null;
    comments: string | null;
  };
  generated_answers: {
    digest: string;
    note: string;
    refs: string;
    prayer: string;
    created_at: number;
  };
  generated_counts: {
    day: string;
    outcome: string;
    count: number;
  };
  identities: {
    issuer: string;
    subject: string;
    user_id: string;
    created_at: number;
  };
  journals: {
    user_id: string;
    revision: number;
    held: number;
    bytes: number;
    swept: number;
  };
  kiosks: {
    id: string;
    name: string;
    per_minute: number;
    asks_for_prayer: number;
    prayer_address: string | null;
    created_at: number;
    code_hash: string | null;
    code_expires_at: number | null;
    token_hash: string | null;
    paired_at: number | null;
    last_seen_at: number | null;
  };
  known_devices: {
    user_id: string;
    device: string;
    seen_at: number;
  };
  mail_tokens: {
    token_hash: string;
    purpose: string;
    user_id: string;
    email_key: string;
    expires_at: number;
  };
  outbox: {
    id: string;
    kind: string;
    recipient: string;
    data: string;
    created_at: number;
    tries: number;
    next_try_at: number;
    claim: string | null;
    claimed_until: number;
  };
  prayer_changes: {
    user_id: string;
    id: string;
    prayer_id: string;
    revision: number;
    outcome: string;
    hash: string;
  };
  prayers: {
    id: string;
    user_id: string;
    title: string;
    content: string;
    category: string;
    tags: string;
    created_at: number;
    updated_at: number;
    answered_at: number | null;
    answer_story: string | null;
    updates: string;
    conflicts: string;
    revision: number;
    deleted_at: number | null;
    purge_at: number | null;
    words_id: string;
    answer_id: string | null;
    created_revision: number;
    created_hash: string;
    search_text: string;
    bytes: number;
  };
  schema_versions: {
    version: number;
    applied_at: number;
  };
  search_counts: {
    day: string;
    subject: string;
    used: number;
    ceiling: number;
  };
  searches: {
    id: string;
    day: string;
    created_at: number;
    person: string;
    user_id: string | null;
    query: string;
    normalized_query: string;
    is_life_note: number;
    covers: string | null;
    led_to: string | null;
    network: string | null;
    costs: number;
  };
  sessions: {
    token_hash: string;
    user_id: string;
    created_at: number;
    expires_at: number;
    state: number;
  };
  settings: {
    key: string;
    value: string;
  };
  sticky_notes: {
    id: string;
    user_id: string;
    digest: string;
    created_at: number;
    note_type: string;
    topic: string;
    content: string;
    source: string | null;
  };
  users: {
    id: string;
    email: string;
    email_key: string | null;
    password_hash: string | null;
    nickname: string;
    display_name: string;
    bio: string;
    avatar: string | null;
    birth_date: string;
    role: string;
    blocked: number;
    verified_at: number | null;
    subscription_tier: string | null;
    subscription_until: number | null;
    created_at: number;
    search_text: string;
    claimed_key: string | null;
  };
}
