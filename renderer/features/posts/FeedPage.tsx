import { useLocation, useSearchParams } from 'react-router-dom';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { IllustrationName } from '../../ui/illustrations/Illustration.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Gate } from '../gate/index.ts';
import { UnreadNotices } from '../notices/index.ts';
import { ShareYourHeart } from './compose/ShareYourHeart.tsx';
import { PostList } from './list/PostList.tsx';
import { feedSource, mineSource, pastoralSource, type PostSource } from './list/sources.ts';
import { SharedPost } from './SharedPost.tsx';
import { WaitingPosts } from './WaitingPosts.tsx';
import styles from './FeedPage.module.css';

/** SoulFeed, at /chat and /soulfeed (docs/specification.md 2 §2). */
export const FeedPage = () => (
  <Gate
    page="SoulFeed"
    about="Prayers, thanks and verses that the people of this church share with one another."
    own={(person) => <WaitingPosts person={person} />}
  >
    {(user) => <Feed user={user} />}
  </Gate>
);

interface Scope {
  id: string;
  title: string;
  source: PostSource;
  empty: { picture: IllustrationName; title: string; text: string };
}

const feed: Scope = {
  id: 'feed',
  title: 'Feed',
  source: feedSource,
  empty: {
    picture: 'feed',
    title: 'It is quiet here',
    text: 'Be the first to share a prayer, a word of thanks or a verse.',
  },
};
const mine: Scope = {
  id: 'mine',
  title: 'Mine',
  source: mineSource,
  empty: { picture: 'lamp', title: 'Nothing of yours yet', text: 'What you share stands here, whoever may read it.' },
};
const pastoral: Scope = {
  id: 'pastoral',
  title: 'Pastoral',
  source: pastoralSource,
  empty: { picture: 'calm', title: 'Nothing waits', text: 'What people send to the pastoral team stands here.' },
};

/** The post of a shared link. Behind the #, so that it stands in no log and in no preview. */
const sharedPostId = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('post');

const Feed = ({ user }: { user: CurrentUser }) => {
  const { hash } = useLocation();
  const [search, setSearch] = useSearchParams();
  const linked = sharedPostId(hash);
  const scopes = user.abilities.readPastoral ? [feed, mine, pastoral] : [feed, mine];
  const scope = scopes.find(({ id }) => id === search.get('scope')) ?? feed;
  return (
    <div className={classes(layout.stack5, styles.page)}>
      <header className={layout.ends}>
        <h1 tabIndex={-1}>SoulFeed</h1>
        <ShareYourHeart user={user} />
      </header>
      <UnreadNotices />
      {linked === null ? (
        <Tabs
          label="SoulFeed"
          tabs={scopes}
          current={scope.id}
          onChange={(id) => setSearch(id === feed.id ? {} : { scope: id })}
        >
          <PostList
            key={scope.id}
            source={scope.source}
            user={user}
            showsOutgoing={scope !== pastoral}
            empty={
              <EmptyState picture={scope.empty.picture} title={scope.empty.title} heading="h2">
                <p>{scope.empty.text}</p>
              </EmptyState>
            }
          />
        </Tabs>
      ) : (
        <SharedPost postId={linked} user={user} />
      )}
    </div>
  );
};
