import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers'

import type { S3Settings } from '#platform/files/s3-store.ts'
import { settingArguments } from '#platform/postgres/server-settings.ts'

const SECRET = 'only-in-tests'

const start = (container: GenericContainer): Promise<StartedTestContainer> =>
  container.start().catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`TEST_POSTGRES=container needs a running container engine, such as Docker or Podman: ${why}`)
  })

export const startPostgresContainer = async (): Promise<{ adminUrl: string; stop: () => Promise<void> }> => {
  const server = await start(
    new GenericContainer('postgres:18')
      .withEnvironment({ POSTGRES_PASSWORD: SECRET, POSTGRES_INITDB_ARGS: '--locale=C --encoding=UTF8' })
      .withCommand(['postgres', ...settingArguments(false)])
      .withTmpFs({ '/var/lib/postgresql': 'rw' })
      .withSharedMemorySize(256 * 2 ** 20)
      .withExposedPorts(5432)
      // The image starts the server once more after it has made the database.
      .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2)),
  )
  return {
    adminUrl: `postgres://postgres:${SECRET}@${server.getHost()}:${server.getMappedPort(5432)}/postgres`,
    stop: async () => void (await server.stop()),
  }
}

export const startS3Container = async (): Promise<{ settings: S3Settings; stop: () => Promise<void> }> => {
  const server = await start(
    new GenericContainer('versity/versitygw:latest')
      .withEnvironment({
        ROOT_ACCESS_KEY: 'partnercare',
        ROOT_SECRET_KEY: SECRET,
        VGW_PORT: ':7070',
        VGW_HEALTH: '/health',
      })
      .withCommand(['posix', '/data'])
      .withTmpFs({ '/data': 'rw' })
      .withExposedPorts(7070)
      .withWaitStrategy(Wait.forHttp('/health', 7070)),
  )
  return {
    settings: {
      endpoint: `http://${server.getHost()}:${server.getMappedPort(7070)}`,
      region: 'us-east-1',
      bucket: 'partnercare',
      key: { accessKeyId: 'partnercare', secretAccessKey: SECRET },
    },
    stop: async () => void (await server.stop()),
  }
}
