import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { type Env, readEnv } from './env.ts'
import { openLogger } from './infra/logger.ts'
import { openInfra } from './infra/open-infra.ts'

function settings(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}

const env = settings()
const logger = openLogger(env.LOG_LEVEL)

async function start(): Promise<void> {
  const { infra, close } = await openInfra(env, logger)
  const app = await buildApp(infra, {
    sessionSecret: env.SESSION_SECRET,
    trustProxy: env.TRUST_PROXY,
    maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
    requireStaffSecondFactor: env.STAFF_SECOND_FACTOR === 'required',
    logger,
    drainMs: env.NODE_ENV === 'production' ? 1000 : 0,
  })
  const graceful = closeWithGrace({ delay: 15_000, logger }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'closing after an unexpected error')
    await app.close()
    await close()
  })
  // The parent process with the IPC channel is gone: exit, instead of running as an orphan.
  process.once('disconnect', () => graceful.close())
  await app.listen({ host: env.API_HOST, port: env.API_PORT })
}

start().catch((error: unknown) => {
  logger.fatal({ err: error }, 'could not start')
  process.exit(1)
})
