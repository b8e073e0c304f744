import { describe, expect, it } from 'vitest';
import type { EditableSettings } from '../../../../core/contract/settings.ts';
import { editableOf, lockOf, merge, settingPaths, valueAt, valuesOf } from './values.ts';

const palette = { paper: '#ffffff', ink: '#000000', accent: '#552200' };
const settings: EditableSettings = {
  name: 'Grace Chapel',
  tagline: 'Come in.',
  colours: { light: palette, dark: palette },
  supportEmail: 'help@church.example',
  prayerTeamEmail: null,
  helplineCountry: null,
  operator: null,
  privacyText: '',
  termsText: '',
  legalReviewedAt: null,
  subscriptionRequired: true,
};
const base = valuesOf(settings);

describe('the settings in the form', () => {
  it('go back as they came', () => {
    const operator = { name: 'Grace Chapel e.V.', address: 'Lower Street 1', country: 'DE' };
    const full = { ...settings, operator, prayerTeamEmail: 'pray@church.example', helplineCountry: 'DE' };
    expect(editableOf(valuesOf(settings))).toEqual(settings);
    expect(editableOf(valuesOf(full))).toEqual(full);
  });

  it('name every field that is sent', () => {
    const sent = new Set(settingPaths.map((path) => path.split('.')[0]));
    expect([...sent].sort()).toEqual(Object.keys(settings).sort());
  });

  it('send an operator of whom only a part is written, for the server to refuse', () => {
    const values = { ...base, operator: { name: 'Ann', address: '', country: '' } };
    expect(editableOf(values).operator).toEqual({ name: 'Ann', address: '', country: '' });
  });
});

describe('two admins', () => {
  const mine = { ...base, name: 'Mine', colours: { ...base.colours, light: { ...palette, ink: '#111111' } } };

  it('both keep what only one of them changed', () => {
    const theirs = {
      ...base,
      tagline: 'Theirs',
      colours: { ...base.colours, light: { ...palette, paper: '#fffff0' } },
    };
    const { values, conflicts, taken } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(taken).toEqual(['tagline', 'colours.light.paper']);
    expect(values).toMatchObject({ name: 'Mine', tagline: 'Theirs' });
    expect(values.colours.light).toEqual({ paper: '#fffff0', ink: '#111111', accent: '#552200' });
    expect(mine.tagline, 'what was typed is not written over').toBe('Come in.');
  });

  it('are asked about what both changed', () => {
    const theirs = { ...base, name: 'Theirs' };
    const { values, conflicts, taken } = merge(base, mine, theirs);
    expect({ conflicts, taken }).toEqual({ conflicts: ['name'], taken: [] });
    expect(valueAt(values, 'name')).toBe('Mine');
  });

  it('are not asked about what both changed alike', () => {
    expect(merge(base, mine, structuredClone(mine))).toEqual({ values: mine, conflicts: [], taken: [] });
  });
});

it('names the environment variable that locks a field', () => {
  expect(lockOf({ locked: ['name'] }, 'name')).toBe('Set by this server’s environment (BRAND_NAME).');
  expect(lockOf({ locked: ['operator'] }, 'operator.country')).toContain('OPERATOR_COUNTRY');
  expect(lockOf({ locked: ['name'] }, 'tagline')).toBeUndefined();
});
