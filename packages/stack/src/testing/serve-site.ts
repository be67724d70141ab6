import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { endProcess } from '@kostbar/machine/end-process'
import { freePort } from '@kostbar/machine/free-port'
import type { AtEnd } from '@kostbar/machine/testing/at-end'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { buildContentService } from '@kostbar/stand-in-storyblok/content-service'
import { openLibrary } from '@kostbar/stand-in-storyblok/files/library'
import { watchContent } from '@kostbar/stand-in-storyblok/watch-content'
import { onTestFinished } from 'vitest'
import { repositoryRoot } from '../repository.ts'

export const tokens = { publicToken: 'public', previewToken: 'preview', webhookSecret: 'webhook-secret-of-tests' }

/**
 * A content stand-in on a port, to be stopped and started for outage tests; stopped at the end: by default after the
 * current test.
 */
export async function contentOn(port: number, folder: string, atEnd: AtEnd = onTestFinished) {
  const origin = `http://127.0.0.1:${port}`
  const watched = await watchContent({
    directory: folder,
    read: openLibrary(folder, origin).read,
    onChange: () => {},
    onError: () => {},
  })
  const directory = await temporaryDirectory(atEnd)
  const app = buildContentService({ library: watched.library, ...tokens, perSecond: 1000, directory })
  const stop = async () => {
    await Promise.all([watched.stop(), app.close()])
  }
  atEnd(stop)
  await app.listen({ host: '127.0.0.1', port })
  return { origin, library: watched.library, stop }
}

/**
 * The built web server in a child process, with the content stand-in at a port.
 * @param env further environment variables, for example `API_URL`; without it no API answers
 * @param atEnd when it is stopped: by default after the current test
 */
export async function siteOn(
  contentPort: number,
  cache: string,
  env: Record<string, string> = {},
  atEnd: AtEnd = onTestFinished,
) {
  const port = await freePort()
  const child = fork(join(repositoryRoot, 'apps/web/src/server/server.ts'), [], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      WEB_PORT: `${port}`,
      WEB_URL: `http://127.0.0.1:${port}`,
      API_URL: 'http://127.0.0.1:9',
      STORAGE_URL: 'http://127.0.0.1:9',
      CONTENT_API_URL: `http://127.0.0.1:${contentPort}/v2`,
      CONTENT_FILES_URL: `http://127.0.0.1:${contentPort}/f/1`,
      CONTENT_TOKEN: tokens.publicToken,
      CONTENT_PREVIEW_TOKEN: tokens.previewToken,
      CONTENT_WEBHOOK_SECRET: tokens.webhookSecret,
      CONTENT_CACHE: cache,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  const log: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => log.push(chunk))
  const stop = () => endProcess(child)
  atEnd(stop)
  const url = `http://127.0.0.1:${port}`
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the web server ended')))
  gone.catch(() => {})
  while (!(await fetch(`${url}/ready`).catch(() => undefined))?.ok) await Promise.race([delay(50), gone])
  return {
    url,
    stop,
    /** Sends SIGTERM and waits for the end. @returns the exit code */
    async terminate() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      return code
    },
    /** Lines of its log so far; empty unless LOG_LEVEL is set. */
    log: () => Buffer.concat(log).toString().split('\n').filter(Boolean),
    /** Fetches a page: status, body, headers, duration in s. */
    async open(path: string) {
      const begin = performance.now()
      const answer = await fetch(url + path, { redirect: 'manual' })
      const body = await answer.text()
      return { status: answer.status, body, headers: answer.headers, seconds: (performance.now() - begin) / 1000 }
    },
  }
}
