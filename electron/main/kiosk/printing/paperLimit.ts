import { kioskPrints } from '../../../../core/rules/kiosk/kiosk.ts';

const MINUTE = 60_000;

/** How much paper is spent, by one visitor and within a minute; and one touch, one sheet, so that no script prints by itself. */
export const createPaperLimit = (now: () => number) => {
  let isTouched = false;
  let inSession = 0;
  let recent: number[] = [];
  return {
    touch: () => void (isTouched = true),
    /** Whether somebody has touched the screen since this was asked before. */
    takeTouch(): boolean {
      const wasTouched = isTouched;
      isTouched = false;
      return wasTouched;
    },
    isUsedUp(): boolean {
      recent = recent.filter((at) => now() - at < MINUTE);
      return inSession >= kioskPrints.perSession || recent.length >= kioskPrints.perMinute;
    },
    use() {
      inSession += 1;
      recent.push(now());
    },
    reset() {
      inSession = 0;
      isTouched = false;
    },
  };
};
