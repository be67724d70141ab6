import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '@kostbar/e2e/browser'
import { freePort } from '@kostbar/machine/free-port'
import { build } from '@kostbar/stack/build'
import { startStack } from '@kostbar/stack/stack'
import { freePorts } from '@kostbar/stack/testing/free-ports'
import { allLocal } from '@kostbar/stack/testing/local-settings'
import { launch } from 'chrome-launcher'
import { chromium } from 'playwright-core'
import { describeMachine } from './machine.ts'
import { type MeasuredProcess, startScript } from './server-process.ts'
import { signIn } from './sign-in.ts'
import { median, withSpread } from './statistics.ts'
import { printTable } from './table.ts'
import { forwardingRows } from './web/forwarding.ts'
import { lighthouseHead, lighthouseRow } from './web/lighthouse.ts'
import { type PageTime, timePage } from './web/page-time.ts'
import { measureScripts, type ScriptSizes, type Scripts } from './web/scripts.ts'
import { signedIn } from './web/signed-in.ts'
import { delivered, growContent, serveContent } from './web/sites.ts'
import { tapRows } from './web/taps.ts'

/** `pnpm bench:web`: scripts, Lighthouse figures, server time and times after a tap. */
const { values: options } = parseArgs({
  options: {
    /** Lighthouse runs per page. */
    runs: { type: 'string', default: '5' },
    /** `scripts`, `lighthouse`, `server`, `calls` or `taps`. */
    only: { type: 'string' },
  },
})
const isSelected = (part: string) => !options.only || options.only === part

const pages = {
  home: '/',
  blog: '/blog',
  article: '/blog/genug-trinken',
  recipe: '/kostproben/krautfleckerl-mit-champignons',
}

/** Pages that only Lighthouse visits. */
const formPages = { sale: '/sale', 'sign-up': '/signup' }

/** Maximum size of scripts in kB (gzip): all of an untouched public page, and those before hydration of a signed-in page. */
const maxScriptSize = { public: 2, signedIn: 145 }
/** Most CPU time for a cached page in milliseconds. */
const maxCachedPageMs = 3
const largeStoryCount = 1_000

await using cleanUp = new AsyncDisposableStack()
const directory = await mkdtemp(join(tmpdir(), 'kostbar-bench-'))
cleanUp.defer(() => rm(directory, { recursive: true, force: true }))

await build('production')
const site = await serveContent(delivered, join(directory, 'files'))
cleanUp.defer(site.close)
const stack = await startStack({
  ...allLocal,
  dataDirectory: join(directory, 'stack'),
  ports: await freePorts(),
  ownContent: site.access,
  seed: true,
})
cleanUp.defer(() => stack.stop())

if (isSelected('scripts')) await countScripts()
if (isSelected('lighthouse')) await runLighthouse()
if (isSelected('server')) await timeServer()
if (isSelected('calls')) await timeCalls()
if (isSelected('taps')) await timeTaps()
console.log(`\n${describeMachine()}`)

async function countScripts() {
  const browser = await chromium.launch(await findBrowser())
  await using closing = new AsyncDisposableStack()
  closing.defer(() => browser.close())
  const rows = [['JavaScript of a first visit', 'goal', 'kB gzip', 'files', '', 'kB once idle', 'kB once it is used']]
  const add = (name: string, goal: number, { kilobytes, files }: Scripts, { untouched, used }: ScriptSizes) => {
    const row = [name, `≤ ${goal}`, kilobytes.toFixed(1), `${files}`, missing(kilobytes, goal, 1)]
    rows.push([...row, untouched.kilobytes.toFixed(1), used.kilobytes.toFixed(1)])
  }
  for (const [name, path] of Object.entries(pages)) {
    const visitor = await browser.newContext()
    const sizes = await measureScripts(visitor, stack.addresses.web + path)
    add(name, maxScriptSize.public, sizes.untouched, sizes)
    await visitor.close()
  }
  const cookie = await signIn(stack.addresses.web, 'mitglied@kostbar.test')
  const member = await signedIn(browser, stack.addresses.web, cookie)
  const sizes = await measureScripts(member, `${stack.addresses.web}/profile`)
  add('profile', maxScriptSize.signedIn, sizes.first, sizes)
  printTable(rows)
}

async function runLighthouse() {
  const { executablePath, args, env } = await findBrowser()
  const browser = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args], envVars: env })
  await using closing = new AsyncDisposableStack()
  closing.defer(() => browser.kill())
  const rows = [lighthouseHead]
  for (const [name, path] of Object.entries({ ...pages, ...formPages }))
    rows.push(await lighthouseRow(name, stack.addresses.web + path, browser.port, Number(options.runs)))
  console.log()
  printTable(rows)
}

async function startWeb(content: typeof site): Promise<MeasuredProcess> {
  const port = await freePort()
  const server = await startScript({
    path: fileURLToPath(new URL('../../apps/web/src/server/server.ts', import.meta.url)),
    port,
    ready: '/ready',
    env: {
      WEB_PORT: `${port}`,
      WEB_URL: `http://127.0.0.1:${port}`,
      API_URL: stack.addresses.api,
      STORAGE_URL: 'http://127.0.0.1:9',
      CONTENT_API_URL: content.access.apiUrl,
      CONTENT_FILES_URL: content.access.filesUrl,
      CONTENT_TOKEN: content.access.token,
    },
  })
  cleanUp.defer(() => server.stop())
  return server
}

async function timeServer() {
  const folder = join(directory, 'content')
  await growContent(folder, largeStoryCount)
  const large = await serveContent(folder, join(directory, 'large-files'))
  cleanUp.defer(large.close)
  const web = await startWeb(site)
  const webOfMany = await startWeb(large)
  const port = await freePort()
  const raw = await startScript({
    path: fileURLToPath(new URL('./raw/bytes.ts', import.meta.url)),
    port,
    ready: '/',
    env: { PORT: `${port}`, COPIED_FROM: web.url },
  })
  cleanUp.defer(() => raw.stop())

  const rows = [
    [
      'server, page from cache',
      'ms of a core',
      '',
      'ms until the last byte',
      'bare',
      'ratio (spread)',
      `${large.stories} / ${site.stories} stories (spread)`,
    ],
  ]
  for (const [name, path] of Object.entries(pages)) {
    const [one = [], many = [], bare = []] = await timePage([web, webOfMany, raw], path, 7)
    const core = median(one.map(({ core }) => core))
    const by = (upper: PageTime[], lower: PageTime[]) =>
      withSpread(upper.map(({ wait }, index) => wait / (lower[index]?.wait ?? Number.NaN)))
    const wait = (times: PageTime[]) => median(times.map(({ wait }) => wait)).toFixed(2)
    rows.push([
      name,
      core.toFixed(2),
      missing(core, maxCachedPageMs, 2),
      wait(one),
      wait(bare),
      by(one, bare),
      by(many, one),
    ])
  }
  console.log()
  printTable(rows)
}

async function timeCalls() {
  const { web, api } = stack.addresses
  const rows = await forwardingRows(web, api, await signIn(web, 'mitglied@kostbar.test'))
  console.log()
  printTable(rows)
}

async function timeTaps() {
  const browser = await chromium.launch(await findBrowser())
  await using closing = new AsyncDisposableStack()
  closing.defer(() => browser.close())
  const rows = await tapRows(browser, stack.addresses.web)
  console.log()
  printTable(rows)
}

function missing(value: number, goal: number, digits: number): string {
  return value > goal ? `missed by ${(value - goal).toFixed(digits)}` : 'reached'
}
