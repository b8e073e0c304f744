import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Circle } from '../../../../core/contract/circles.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { DeleteCircle } from '../DeleteCircle.tsx';

export const Closing = ({ circle }: { circle: Circle }) => {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>It goes for everybody. Its owner can bring it back for 30 days.</p>
      <Button className={layout.start} onClick={() => setAsking(true)}>
        Delete Circle
      </Button>
      {asking && (
        <DeleteCircle
          circle={circle}
          onDeleted={() => void navigate('/communities')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
