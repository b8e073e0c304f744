// Generated from the migrations by `npm run schema`; don't edit.

/** A row of every table, as both engines give it: flags are 0 or 1, times are milliseconds since 1970. */
export interface Tables {
  about_versions: {
    revision: number;
    content: string;
    updated_at: number;
    updated_by: string | null;
  };
  appeal_tokens: {
    token_hash: string;
    action_id: string;
    user_id: string;
    expires_at: number;
  };
  appeals: {
    id: string;
    action_id: string;
    user_id: string | null;
    text: string;
    state: string;
    created_at: number;
    decided_at: number | null;
    decided_by: string | null;
  };
  apple_subscriptions: {
    id: string;
    user_id: string;
    purchased_at: number;
    expires_at: number;
    revoked_at: number | null;
    signed_at: number;
    started_at: number;
    first_paid_at: number;
    renews: number | null;
    grace_until: number | null;
    renewal_signed_at: number | null;
  };
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
  audit_log: {
    id: string;
    created_at: number;
    actor_id: string | null;
    action: string;
    subject_id: string;
    reason: string;
  };
  banned_addresses: {
    address_hash: string;
    action_id: string;
    created_at: number;
  };
  billing_attempts: {
    user_id: string;
    id: string;
    plan: string;
    price_id: string;
    subscription_id: string | null;
    created_at: number;
  };
  billing_cursors: {
    name: string;
    value: number;
  };
  billing_customers: {
    user_id: string;
    id: string;
    stripe_id: string | null;
    revision: number;
    created_at: number;
    synced_at: number | null;
  };
  billing_events: {
    id: string;
    created_at: number;
  };
  billing_refunds: {
    user_id: string;
    id: string;
    subscription_id: string;
    state: string;
    created_at: number;
  };
  billing_reminders: {
    purchase_id: string;
    kind: string;
    about: number;
    created_at: number;
  };
  billing_tasks: {
    id: string;
    kind: string;
    subject: string;
    created_at: number;
    run_at: number;
    tries: number;
  };
  blocks: {
    user_id: string;
    other_id: string;
    kind: string;
    created_at: number;
  };
  cases: {
    id: string;
    subject: string;
    subject_id: string;
    author_id: string | null;
    anonymous: number;
    state: string;
    urgency: number;
    reasons: string;
    copy: string;
    report_count: number;
    hiding_reports: number;
    revealed: number;
    held: number;
    created_at: number;
    closed_at: number | null;
    image_id: string | null;
    image_alt: string;
    audience: string | null;
    circle_name: string | null;
  };
  circle_events: {
    id: string;
    circle_id: string;
    created_by: string;
    title: string;
    starts_at: number;
    time_zone: string;
    location: string | null;
    description: string | null;
    by_minor: number;
    status: string;
    attending: number;
    praying: number;
    recognize: number;
    created_at: number;
  };
  circle_invites: {
    id: string;
    circle_id: string;
    kind: string;
    inviter_id: string;
    email: string | null;
    email_key: string | null;
    token_hash: string | null;
    uses: number;
    max_uses: number;
    created_at: number;
    expires_at: number;
  };
  circle_members: {
    circle_id: string;
    user_id: string;
    role: string;
    position: number;
    state: string;
    next_state: string | null;
    joined_at: number;
  };
  circle_study: {
    circle_id: string;
    day: string;
    user_id: string;
  };
  circle_study_days: {
    circle_id: string;
    day: string;
    studied: number;
  };
  circle_verse_reads: {
    circle_id: string;
    user_id: string;
    verse_version: number;
  };
  circles: {
    id: string;
    owner_id: string | null;
    name: string;
    description: string;
    emoji: string;
    is_public: number;
    listed: number;
    member_count: number;
    deleted_at: number | null;
    closed_by_staff: number;
    created_at: number;
    search_text: string;
    verse_reference: string | null;
    verse_version: number;
    study_topic: string | null;
  };
  day_salts: {
    day: string;
    salt: string;
    created_at: number;
  };
  deleted_accounts: {
    user_id: string;
    deleted_at: number;
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
  event_reactions: {
    event_id: string;
    kind: string;
    user_id: string;
  };
  family_invites: {
    id: string;
    owner_id: string;
    email: string;
    email_key: string;
    token_hash: string | null;
    created_at: number;
    expires_at: number;
  };
  family_seats: {
    user_id: string;
    owner_id: string;
    joined_at: number;
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
  image_removals: {
    image_id: string;
    due_at: number;
  };
  images: {
    id: string;
    owner_id: string;
    width: number;
    height: number;
    bytes: number;
    created_at: number;
    used_at: number | null;
    kept: number;
  };
  job_runs: {
    name: string;
    started_at: number;
    ended_at: number | null;
    ok: number;
    next_at: number;
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
    report: string | null;
    reported_at: number | null;
    screen: string | null;
    screen_revision: number;
    admin_revision: number;
    restart_id: string | null;
    restart_asked_at: number | null;
    restart_done_at: number | null;
  };
  known_devices: {
    user_id: string;
    device: string;
    seen_at: number;
  };
  leases: {
    job: string;
    holder: string;
    expires_at: number;
  };
  mail_tokens: {
    token_hash: string;
    purpose: string;
    user_id: string;
    email_key: string;
    expires_at: number;
  };
  moderation_actions: {
    id: string;
    case_id: string;
    actor_id: string;
    user_id: string | null;
    action: string;
    until: number | null;
    reason: string;
    created_at: number;
    reversed_at: number | null;
  };
  moderation_totals: {
    name: string;
    total: number;
  };
  notices: {
    id: string;
    user_id: string;
    kind: string;
    text: string;
    action_id: string | null;
    created_at: number;
    read_at: number | null;
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
  post_reactions: {
    post_id: string;
    kind: string;
    user_id: string;
  };
  post_tombstones: {
    author_id: string;
    client_id: string;
    deleted_at: number;
  };
  posts: {
    id: string;
    author_id: string;
    client_id: string | null;
    stream: string;
    audience: string;
    circle_id: string | null;
    post_type: string;
    content: string;
    anonymous: number;
    by_minor: number;
    tags: string;
    image_id: string | null;
    image_alt: string;
    status: string;
    like_count: number;
    prayer_count: number;
    answered_at: number | null;
    answer_story: string | null;
    created_at: number;
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
    photo: string | null;
    photo_image: string | null;
  };
  purchases: {
    id: string;
    source: string;
    user_id: string;
    plan: string;
    status: string;
    until: number;
    renews_at: number | null;
    cancel_at: number | null;
    next_plan: string | null;
    started_at: number;
    first_paid_at: number | null;
    signed_at: number | null;
  };
  registration_days: {
    day: string;
    registrations: number;
  };
  reports: {
    id: string;
    case_id: string;
    reporter_id: string | null;
    subject: string;
    subject_id: string;
    reason: string;
    comment: string | null;
    created_at: number;
    closed_at: number | null;
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
    recorded: number;
  };
  search_days: {
    day: string;
    shard: number;
    searches: number;
    people: number;
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
  site_logo: {
    id: number;
    hash: string;
    bytes: Buffer;
  };
  site_settings: {
    id: number;
    revision: number;
    content: string;
    legal_reviewed_at: number | null;
    legal_facts: string | null;
    updated_at: number;
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
  trend_lists: {
    name: string;
    content: string;
    made_at: number;
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
    suspended_until: number | null;
    pastoral: number;
    grants: string;
  };
}
