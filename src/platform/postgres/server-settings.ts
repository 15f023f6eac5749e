/** Small when idle; fsync, full_page_writes and synchronous_commit keep their safe defaults. */
const durable = {
  shared_buffers: '256MB',
  max_connections: '100',
  max_wal_size: '1GB',
  wal_init_zero: 'off', // else each new segment of 16 MB is written twice, the first time while all who commit wait
  autovacuum_naptime: '15s', // read models change all the time, and their counts live on fresh visibility maps
  idle_in_transaction_session_timeout: '60s',
  // Containers often have 64 MB of /dev/shm, too little for parallel queries.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  jit: 'off',
  log_checkpoints: 'off',
}

const disposable = {
  ...durable,
  shared_buffers: '128MB',
  max_connections: '200',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
}

const LONGEST_SOCKET_PATH = 103 // macOS; Linux has 107

/** In the data folder; '' where its path is too long, and on Windows. */
const socketFolder = (folder: string): string =>
  process.platform !== 'win32' && Buffer.byteLength(`${folder}/.s.PGSQL.65535.lock`) <= LONGEST_SOCKET_PATH
    ? folder
    : ''

const setting = ([name, value]: [string, string]): string[] => ['-c', `${name}=${value}`]

export const settingArguments = (isDurable: boolean): string[] =>
  Object.entries(isDurable ? durable : disposable).flatMap(setting)

export const serverArguments = (folder: string, port: number, isDurable: boolean): string[] => [
  ...['-D', folder, '-p', String(port)],
  ...Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(folder),
  }).flatMap(setting),
  ...settingArguments(isDurable),
]
