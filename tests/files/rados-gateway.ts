import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import type { S3Settings } from '#platform/files/s3-store.ts'

const run = promisify(execFile)
const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common']
const PROGRAMS = [
  '/usr/bin/radosgw',
  '/usr/bin/ceph-mon',
  '/usr/bin/ceph-osd',
  '/usr/bin/ceph',
  '/usr/bin/radosgw-admin',
]

/** Why there is no S3 server to judge by, in one sentence. */
export type Absent = { readonly why: string }
export type Gateway = { readonly settings: S3Settings; readonly stop: () => Promise<void> }

const installed = async () =>
  (await Promise.allSettled(PROGRAMS.map((program) => access(program)))).every(({ status }) => status === 'fulfilled')

/** Debian's Ceph, fetched once where this run may: as root, with apt. */
const install = async (): Promise<Absent | null> => {
  if (await installed()) return null
  if (process.getuid?.() !== 0) return { why: 'Ceph is not installed, and only root can install it' }
  const apt = (...args: string[]) =>
    run('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=60', ...args], {
      timeout: 180_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    await apt('update')
    await apt('install', '--no-install-recommends', ...PACKAGES)
    return (await installed()) ? null : { why: 'Ceph was installed but is not complete' }
  } catch {
    return { why: 'Ceph is not installed, and apt-get cannot install it here' }
  }
}

const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.once('listening', () => resolve((server.address() as { port: number }).port)),
        ),
    ),
  )
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

const configurationOf = (folder: string, fsid: string, [v2, v1, s3]: number[]) => `
[global]
  fsid = ${fsid}
  keyring = ${folder}/keyring
  mon host = [v2:127.0.0.1:${v2}/0,v1:127.0.0.1:${v1}/0]
  public addr = 127.0.0.1
  run dir = ${folder}
  log file = ${folder}/$name.log
  admin socket = ${folder}/$name.asok
  pid file = ${folder}/$name.pid
  osd pool default size = 1
  osd pool default min size = 1
  osd pool default pg num = 1
  osd pool default pgp num = 1
  osd pool default pg autoscale mode = off
  osd crush chooseleaf type = 0
  mon allow pool size one = true
  mon max pg per osd = 1000
  mon data = ${folder}/mon
  osd data = ${folder}/osd
[osd.0]
  osd objectstore = memstore
  memstore device bytes = 2147483648
[client.rgw]
  rgw frontends = beast endpoint=127.0.0.1:${s3}
`

/** A Ceph of one monitor, one store in memory and one S3 gateway, in a folder of its own on free ports of this machine. */
export const startRadosGateway = async (): Promise<Gateway | Absent> => {
  const absent = await install()
  if (absent) return absent
  const folder = await mkdtemp(join(tmpdir(), 'rgw-'))
  const daemons: ChildProcess[] = []
  const stop = async () => {
    for (const daemon of daemons) daemon.kill('SIGKILL')
    await Promise.all(
      daemons.map(
        (daemon) => daemon.exitCode ?? daemon.signalCode ?? new Promise((resolve) => daemon.once('exit', resolve)),
      ),
    )
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { settings: await bringUp(folder, daemons), stop }
  } catch (error) {
    await stop()
    return { why: `Ceph does not start here: ${error instanceof Error ? error.message.split('\n')[0] : error}` }
  }
}

const bringUp = async (folder: string, daemons: ChildProcess[]): Promise<S3Settings> => {
  const ports = await freePorts(3)
  const [fsid, osd] = [randomUUID(), randomUUID()]
  const conf = join(folder, 'ceph.conf')
  const keyring = join(folder, 'keyring')
  await writeFile(conf, configurationOf(folder, fsid, ports))
  await Promise.all(['mon', 'osd'].map((name) => mkdir(join(folder, name))))
  const call = (program: string, ...args: string[]) => run(program, ['-c', conf, ...args], { timeout: 60_000 })
  const daemon = (program: string, ...args: string[]) =>
    daemons.push(spawn(program, ['-c', conf, '-f', ...args], { stdio: 'ignore' }))
  const grant = (name: string, ...caps: string[]) => run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...caps])

  await run('ceph-authtool', [keyring, '--create-keyring'])
  await grant('mon.', '--cap', 'mon', 'allow *')
  await grant('client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *', '--cap', 'mgr', 'allow *')
  await grant('client.rgw', '--cap', 'mon', 'allow rwx', '--cap', 'osd', 'allow rwx')
  await grant('osd.0', '--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *')
  const map = join(folder, 'monmap')
  await run('monmaptool', [
    '--create',
    '--fsid',
    fsid,
    '--addv',
    'a',
    `[v2:127.0.0.1:${ports[0]},v1:127.0.0.1:${ports[1]}]`,
    map,
  ])
  await call('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring)
  daemon('ceph-mon', '-i', 'a')
  await call('ceph', 'osd', 'new', osd)
  await call('ceph', 'auth', 'import', '-i', keyring)
  await call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd)
  daemon('ceph-osd', '-i', '0')
  await call('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=h1')
  daemon('radosgw', '-n', 'client.rgw')

  const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')]
  await call(
    'radosgw-admin',
    '-n',
    'client.rgw',
    'user',
    'create',
    '--uid=u',
    '--display-name=u',
    `--access-key=${accessKeyId}`,
    `--secret-key=${secretAccessKey}`,
  )
  const endpoint = `http://127.0.0.1:${ports[2]}`
  await answering(endpoint)
  return { endpoint, region: 'default', bucket: 'partnercare', key: { accessKeyId, secretAccessKey } }
}

const answering = async (endpoint: string) => {
  for (let tries = 0; tries < 300; tries++) {
    if (await fetch(endpoint).catch(() => null)) return
    await sleep(100)
  }
  throw new Error('its gateway does not answer')
}
