import closeWithGrace from 'close-with-grace'
import { buildWebServer } from './app.ts'
import { readEnv } from './env.ts'

const env = readEnv(process.env)
const app = await buildWebServer(env)

const graceful = closeWithGrace({ delay: 15_000, logger: app.log }, async ({ err }) => {
  if (err) app.log.error(err)
  await app.close()
})
// Shuts down when the parent process connected over IPC has ended.
process.once('disconnect', () => graceful.close())

await app.listen({ host: env.WEB_HOST, port: env.WEB_PORT })
