import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@kostbar/machine/free-port'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { article, contentFolder } from '@kostbar/stand-in-storyblok/testing/content-folder'
import { expect, it } from 'vitest'
import { contentOn, siteOn } from '../testing/serve-site.ts'

// Starts web server processes; slow on a busy machine.
const page = (title: string) =>
  `title: ${title}\ndescription: Hallo\nbody:\n  - component: blog_list\n    title: Blog\n`
const files = {
  'home.yaml': page('Startseite'),
  'blog.yaml': page('Blog'),
  'settings.yaml': 'site_name: Testküche\ndescription: D\nogImage: assets/bowl.svg\nnavigation: []\nfooter_links: []',
  'blog/brot.md': article({ title: 'Brot backen' }, 'Mehl und Wasser.'),
}

/** Requests per second of the web server's client to the content service. */
const requestsPerSecond = 5
const searchCount = 600

it('aborted searches delay no page of a fresh process, and leave nothing on disk', async ({ annotate }) => {
  const [port, folder, cache] = [await freePort(), await contentFolder(files), await temporaryDirectory()]
  await contentOn(port, folder)
  const site = await siteOn(port, cache, { WEB_TRUSTED_PROXIES: '1' })
  const abort = new AbortController()
  const searches = Array.from({ length: searchCount }, (_, index) => {
    const list = `/content/stories?startsWith=blog/&category=k${index}&excluding=blog/${index}&search=s${index}`
    return fetch(site.url + (index % 2 ? list : `/blog?suche=s${index}`), {
      signal: abort.signal,
      headers: { 'x-forwarded-for': `192.0.2.${index % 250}` },
    })
  })
  // The others are under way once one is answered.
  await Promise.any(searches)
  abort.abort()
  const outcomes = await Promise.allSettled(searches)
  expect(outcomes.map(({ status }) => status)).toContain('rejected')
  const begin = performance.now()
  const open = () => Promise.all(['/', '/blog', '/blog/brot'].map(async (path) => (await site.open(path)).status))
  await expect.poll(open, { interval: 100 }).toEqual([200, 200, 200])
  const seconds = (performance.now() - begin) / 1000
  await annotate(`three pages after ${searchCount} aborted searches: ${seconds.toFixed(1)} s`)
  // If every search sent a request to the content service, the pages would wait for all of them: two minutes.
  expect(seconds).toBeLessThan(searchCount / requestsPerSecond / 2)
  // One cached answer each for: slugs, settings, three pages, the list of all stories, the blog's searchable texts.
  expect((await readdir(join(cache, 'answers'))).length).toBeLessThanOrEqual(7)
})

it('a story with lists twelve levels deep takes less than 5 s, and so do probes meanwhile', async ({ annotate }) => {
  const list = Array.from({ length: 12 }, (_, level) => `${'  '.repeat(level)}- Ebene ${level + 1}`).join('\n')
  const deep = { ...files, 'blog/tief.md': article({ title: 'Tief' }, `${list}\n\nDanach.`) }
  const [port, folder] = [await freePort(), await contentFolder(deep)]
  await contentOn(port, folder)
  const site = await siteOn(port, await temporaryDirectory())
  await site.open('/blog/brot')
  const opened = site.open('/blog/tief')
  const health = await Promise.all(Array.from({ length: 20 }, () => site.open('/health')))
  const { status, body, seconds } = await opened
  const slowestProbe = Math.max(...health.map((probe) => probe.seconds))
  await annotate(`${seconds.toFixed(1)} s, /health at most ${slowestProbe.toFixed(1)} s`)
  expect([status, body.includes('Ebene 9'), body.includes('Danach.')]).toEqual([200, true, true])
  expect(health.map((probe) => probe.status)).toEqual(health.map(() => 200))
  expect(Math.max(seconds, slowestProbe)).toBeLessThan(5)
})
