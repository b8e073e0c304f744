import { planNames } from '../../../../core/rules/billing/plans.ts';
import type { PaidTier } from '../../../../core/rules/roles.ts';
import { classes } from '../../../ui/classes.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { DocumentLink } from '../../../ui/controls/DocumentLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { dayLabel } from '../manage/dayLabel.ts';
import { useStepHeading } from './useStepHeading.ts';

export interface ChangeMade {
  plan: PaidTier;
  change: 'upgrade' | 'downgrade';
  effectiveAt: string;
}

/** In the place of what was asked, once it is done. */
export const Changed = ({ plan, change, effectiveAt }: ChangeMade) => {
  const name = planNames[plan];
  const title = change === 'upgrade' ? `You have ${name} now` : `${name} comes next`;
  const heading = useStepHeading(title);
  return (
    <div className={layout.page}>
      <Card className={layout.stack4}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>
          {change === 'upgrade'
            ? 'Everything in it is open to you.'
            : `It begins on ${dayLabel(effectiveAt)}. Until then everything stays as it is.`}
        </p>
        <DocumentLink href="/profile" className={classes(buttonClass('primary'), layout.start)}>
          Go to your profile
        </DocumentLink>
      </Card>
    </div>
  );
};
