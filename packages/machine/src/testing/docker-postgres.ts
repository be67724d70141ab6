import { existsSync } from 'node:fs'
import type { TestPostgres } from './handle.ts'

const hasEngine = (): boolean => Boolean(process.env.DOCKER_HOST) || existsSync('/var/run/docker.sock')

/** PostgreSQL in a container; undefined if no Docker engine answers or the image is unavailable. */
export async function dockerPostgres(): Promise<TestPostgres | undefined> {
  if (!hasEngine()) return undefined
  try {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
    const container = await new PostgreSqlContainer('postgres:18')
      .withEnvironment({ POSTGRES_INITDB_ARGS: '--locale-provider=icu --icu-locale=de-AT' })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=500'])
      .withTmpFs({ '/var/lib/postgresql': 'rw' })
      .start()
    return { url: container.getConnectionUri(), stop: async () => void (await container.stop()) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Docker is there but starts no PostgreSQL (${reason}): using npm's.\n`)
    return undefined
  }
}
