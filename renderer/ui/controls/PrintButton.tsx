import { Printer } from 'lucide-react';
import { Button } from './Button.tsx';

export const PrintButton = () => (
  <Button onClick={() => window.print()}>
    <Printer size={18} aria-hidden />
    Print
  </Button>
);
