import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';
import { HomePage } from '../web/pages/HomePage.ts';
import { attachToApp } from './attachToApp.ts';
import { electronPath, expect, launchArguments, root, test } from './fixtures.ts';

const OFF = FuseState.DISABLE;
const ON = FuseState.ENABLE;

/** The committed list: a new Electron with one fuse more or less has to be looked at (docs/proof.md E19). */
const fuses = {
  version: FuseVersion.V1,
  [FuseV1Options.RunAsNode]: OFF,
  [FuseV1Options.EnableCookieEncryption]: ON,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: OFF,
  [FuseV1Options.EnableNodeCliInspectArguments]: OFF,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ON,
  [FuseV1Options.OnlyLoadAppFromAsar]: ON,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: OFF,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: OFF,
  [FuseV1Options.WasmTrapHandlers]: ON,
};

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.skip(process.platform !== 'linux', 'The other systems’ packages have other shapes and need signing.');

let place: string;
let app: string;

test.beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'lampstand-package-'));
  const electronDist = dirname(electronPath());
  const electronVersion = (await readFile(join(electronDist, 'version'), 'utf8')).trim().replace(/^v/, '');
  const builder = join(root, 'node_modules/electron-builder/cli.js');
  const settings = { electronDist, electronVersion, 'directories.output': place };
  const options = Object.entries(settings).map(([name, value]) => `-c.${name}=${value}`);
  const { status, stderr } = spawnSync(process.execPath, [builder, '--linux', '--dir', ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  app = join(place, 'linux-unpacked');
});

test.afterAll(() => rm(place, { recursive: true, force: true }));

test('every fuse is as listed (E19)', async () => {
  expect(await getCurrentFuseWire(join(app, 'lampstand'))).toEqual(fuses);
});

test('holds the built app, one native binary outside the asar, and nothing else', async () => {
  const all = listPackage(join(app, 'resources/app.asar'), { isPack: false });
  const sqlite =
    /^\/node_modules(?:\/better-sqlite3(?:\/package\.json|\/LICENSE|\/lib(?:\/[\w/-]+(?:\.js)?)?|\/prebuilds(?:\/[\w-]+\.node)?)?)?$/;
  const files = all.filter((file) => !sqlite.test(file));
  const binary = `node_modules/better-sqlite3/prebuilds/${process.platform}-${process.arch}.node`;
  expect(all.filter((file) => file.endsWith('.node'))).toEqual([`/${binary}`]);
  const outside = await readdir(join(app, 'resources/app.asar.unpacked'), { recursive: true, withFileTypes: true });
  expect(outside.filter((each) => each.isFile()).map(({ name }) => name)).toEqual([basename(binary)]);
  // Electron would start its own little app if ours were not to be found.
  expect(await readdir(join(app, 'resources'))).not.toContain('default_app.asar');
  const expected =
    /^\/(?:package\.json|LICENSE|dist|dist\/electron(?:\/main\.js|\/preload\.cjs)?|dist\/renderer(?:\/index\.html|\/[\w-]+\.\w+|\/icons(?:\/[\w-]+\.png)?|\/assets(?:\/[\w.-]+)?)?|dist\/kiosk(?:\/index\.html|\/assets(?:\/[\w.-]+)?)?)$/;
  expect(files.filter((file) => !expected.test(file))).toEqual([]);
  expect(files.filter((file) => /\.(?:map|br|gz|ts|tsx)$|\.test\./.test(file))).toEqual([]);
});

test('has the notices of what it contains beside it', async () => {
  const text = await readFile(join(app, 'resources/THIRD-PARTY-NOTICES.txt'), 'utf8');
  for (const name of ['react', 'better-sqlite3', '@fontsource-variable/figtree']) expect(text).toContain(`\n${name} `);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('starts, searches and answers; no variable or switch turns it into Node', async ({ server, profile }) => {
  const child = spawn(
    join(app, 'lampstand'),
    [...launchArguments(profile).slice(1), '--remote-debugging-port=0', '--inspect=0'],
    {
      env: {
        ...process.env,
        LAMPSTAND_SERVER: server.url,
        NODE_OPTIONS: '--require /nonexistent.js',
        ELECTRON_RUN_AS_NODE: '1',
      },
    },
  );
  try {
    const page = await attachToApp(child);
    const home = new HomePage(page);
    await home.heading.waitFor();
    await home.search('Philippians 4:6-7');
    await expect(home.result).toContainText('do not be anxious about anything');
    // The native binary is found and loaded.
    const health = await page.evaluate(() => (window as unknown as Bridged).lampstand.journal.health());
    expect(health).toMatchObject({ ok: true, value: { trouble: null } });
  } finally {
    child.kill();
  }
});

interface Bridged {
  lampstand: { journal: { health(): Promise<unknown> } };
}
