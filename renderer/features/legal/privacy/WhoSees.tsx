/** Who reads what (docs/decisions.md 19, 22 to 24, 34). */
export const WhoSees = () => (
  <dl>
    <dt>Your prayer journal</dt>
    <dd>
      You alone, on every screen there is. No screen of staff shows it. It is stored as text on the server, though:
      whoever runs the server and opens its database could read it. What nobody must ever read is better kept on paper.
    </dd>
    <dt>Your searches</dt>
    <dd>
      You see yours in your profile. Staff see words only once several people have searched for the same within a week,
      and never those that hold a number, an address or a link. Everybody sees the titles of our own notes that searches
      led to, also only once several people did.
    </dd>
    <dt>Your feedback</dt>
    <dd>Staff read it, together with the search that it is about, and without your name.</dd>
    <dt>Your profile</dt>
    <dd>
      Nickname, display name and picture stand beside what you share under your name. Admins also see your email
      address. Nobody else sees it, and your birth date is shown to nobody. A picture that is only a web address is
      loaded by your own browser alone and shown to nobody else.
    </dd>
    <dt>Your posts</dt>
    <dd>
      Those whom you chose: everybody with access to the SoulFeed, the members of one circle, the pastoral team, or only
      you. Moderators see what is reported, and what our checks hold.
    </dd>
    <dt>Anonymous posts</dt>
    <dd>
      No reader learns who wrote them. The server knows, so that you can delete them. Staff can look it up in a case;
      they must give a reason, and both stay in a log that nobody can change.
    </dd>
    <dt>Reactions, attending, studying</dt>
    <dd>They are counted. Who it was is listed nowhere.</dd>
    <dt>Reports and blocks</dt>
    <dd>Nobody learns who reported them, or that you have blocked or muted them.</dd>
    <dt>Circles</dt>
    <dd>Their members see who else is in them. Owner and admins of a circle look after it and see a little more.</dd>
  </dl>
);
