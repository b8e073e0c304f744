import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import type { Circle } from '../../../../core/contract/circles.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useAccount } from '../../accounts/index.ts';
import { circleSource, PostList, ShareYourHeart } from '../../posts/index.ts';
import { ShoutOut } from './ShoutOut.tsx';
import page from '../circlePage.module.css';

/** What the members share with each other, and with nobody else. */
export const FeedTab = ({ circle }: { circle: Circle }) => {
  const { user } = useAccount();
  const [shouting, setShouting] = useState(false);
  const [words, setWords] = useState('');
  if (!user) return null;
  return (
    <div className={page.parts}>
      <header className={layout.ends}>
        <h2>Feed</h2>
        <div className={layout.row}>
          {user.abilities.post && (
            <Button onClick={() => setShouting(true)}>
              <Megaphone size={18} aria-hidden />
              Shout-out
            </Button>
          )}
          <ShareYourHeart user={user} circle={circle} />
        </div>
      </header>
      <PostList
        source={circleSource(circle.id)}
        user={user}
        circleId={circle.id}
        empty={
          <EmptyState picture="feed" title="It is quiet here">
            <p>Share a prayer, a thank-you or a verse. Only members of this circle read it.</p>
          </EmptyState>
        }
      />
      {shouting && <ShoutOut circle={circle} text={words} onText={setWords} onClose={() => setShouting(false)} />}
    </div>
  );
};
