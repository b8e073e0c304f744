import { useEffect, useRef, useState } from 'react';
import type { Post } from '../../../../core/contract/posts.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { platform } from '../../../platform/current.ts';
import { sharing } from '../../../platform/sharing.ts';
import { Menu, type MenuItem } from '../../../ui/controls/Menu.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { share } from '../../sharing/index.ts';
import { BlockDialog, ReportDialog } from '../../moderation/index.ts';
import { usePostCache } from '../list/postCache.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

type Doing = 'answer' | 'take back' | 'delete' | 'report' | 'mute' | 'block';

/** Where a post can be read by whoever is signed in. Behind the #: no server and no preview learns which. */
export const postAddress = (postId: string): string => `${platform.webOrigin}/chat#post=${postId}`;

const shareLink = async (postId: string) => {
  const shared = await share({ title: 'SoulFeed', text: postAddress(postId) }, sharing);
  if (shared === 'copied') toast('Link copied', { description: 'Whoever is signed in here can open it.' });
  if (shared === 'failed') toast('Share Failed', { description: 'Please try again.', tone: 'bad' });
};

/** A post that goes takes its menu with it, and the focus: that goes on to the next post, or to the page's heading. */
const useFocusOnward = (postId: string): (() => void) => {
  const place = useRef<number | null>(null);
  const posts = () => [...document.querySelectorAll<HTMLElement>('[data-post]')];
  useEffect(
    () => () => {
      if (place.current === null) return;
      const next = posts()[place.current] ?? posts().at(-1);
      (next?.querySelector<HTMLElement>('h2, h3') ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    },
    [],
  );
  return () => {
    place.current = posts().findIndex(({ dataset }) => dataset['post'] === postId);
  };
};

/** What its author, or somebody else, can do with a post. */
export const PostMenu = ({ post, name }: { post: Post; name: string }) => {
  const cache = usePostCache();
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const willBeGone = useFocusOnward(post.id);
  const { author } = post;

  const takeBackAnswer = async () =>
    cache.put(await call('answerPost', { params: { postId: post.id }, body: { answered: false } }));
  const onNotAnswered = () => {
    if (post.answerStory !== null) return setDoing('take back');
    // It can be marked again as it was.
    return void takeBackAnswer().catch((error: unknown) =>
      toast('Not saved', { description: sentenceOf(error), tone: 'bad' }),
    );
  };

  const items: MenuItem[] = [];
  if (post.mine && post.answeredAt) items.push({ label: 'Not answered yet', onSelect: onNotAnswered });
  else if (post.mine && post.postType === 'prayer_request')
    items.push({ label: 'Mark as answered', onSelect: () => setDoing('answer') });
  if (post.audience === 'everyone' && post.status === 'published')
    items.push({ label: 'Share a link', onSelect: () => void shareLink(post.id) });
  if (post.mine) items.push({ label: 'Delete', isDanger: true, onSelect: () => setDoing('delete') });
  else {
    items.push({ label: 'Report', onSelect: () => setDoing('report') });
    if (author)
      items.push(
        { label: `Mute ${author.nickname}`, onSelect: () => setDoing('mute') },
        { label: `Block ${author.nickname}`, isDanger: true, onSelect: () => setDoing('block') },
      );
  }

  const hide = (gone: (each: Post) => boolean) => {
    willBeGone();
    cache.remove(gone);
  };
  const hideThis = () => hide(({ id }) => id === post.id);
  return (
    <>
      <Menu label={`More for the post of ${name}`} items={items} />
      {doing === 'answer' && <AnswerDialog post={post} onClose={close} />}
      {doing === 'take back' && (
        <ConfirmModal
          title="Not answered yet?"
          confirm="Remove the story"
          confirming="Removing..."
          onConfirm={takeBackAnswer}
          failed={(error) => sentenceOf(error)}
          onClose={close}
        >
          <p>The story of how it was answered is removed for good, and another can’t be told here.</p>
        </ConfirmModal>
      )}
      {doing === 'delete' && <DeletePost post={post} onDeleted={hideThis} onClose={close} />}
      {doing === 'report' && <ReportDialog subject="post" subjectId={post.id} onReported={hideThis} onClose={close} />}
      {(doing === 'mute' || doing === 'block') && author && (
        <BlockDialog
          kind={doing}
          person={author}
          onBlocked={() => hide((each) => each.author?.id === author.id)}
          onClose={close}
        />
      )}
    </>
  );
};

const DeletePost = ({ post, onDeleted, onClose }: { post: Post; onDeleted(): void; onClose(): void }) => (
  <ConfirmModal
    title="Delete this post?"
    confirm="Delete"
    confirming="Deleting..."
    onConfirm={async () => {
      await call('deletePost', { params: { postId: post.id } });
      onDeleted();
      toast('Post deleted');
    }}
    failed={(error) => sentenceOf(error, 'It could not be deleted. Please try again.')}
    onClose={onClose}
  >
    <p>It goes for everybody, with its picture and its counts. This can’t be taken back.</p>
  </ConfirmModal>
);
