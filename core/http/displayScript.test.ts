import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { lineSpacings, standardDisplay, textSizes, themes } from '../rules/display/choices.ts';
import { storageNames } from '../rules/kept/storageNames.ts';
import { displayScript, displayScriptHash } from './displayScript.ts';

it('is what its hash allows', () => {
  expect(displayScriptHash).toBe(`sha256-${createHash('sha256').update(displayScript).digest('base64')}`);
});

it('reads what is stored, and knows every choice but the standard ones', () => {
  expect(displayScript).toContain(`'${storageNames.display}'`);
  const all = { theme: themes, textSize: textSizes, lineSpacing: lineSpacings };
  for (const [name, values] of Object.entries(all)) {
    const others = values.filter((value) => value !== standardDisplay[name as keyof typeof all]);
    expect(displayScript).toContain(`${name}: /^(${others.join('|')})$/`);
  }
});
