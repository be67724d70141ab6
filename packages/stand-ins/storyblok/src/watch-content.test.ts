import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { announceChange } from './announce-change.ts'
import { type Library, openLibrary } from './files/library.ts'
import { contentFolder, writeContent } from './testing/content-folder.ts'
import { watchContent } from './watch-content.ts'

const page = (title: string) => `title: ${title}\ndescription: Hallo\nbody: []\n`

it('follows changes of files, also in new folders and of invalid stories', async () => {
  const directory = await contentFolder({ 'a.yaml': page('Eins') })
  const onChange = vi.fn<(now: Library, before: Library) => void>()
  const { library, stop } = await watchContent({
    directory,
    read: openLibrary(directory, '').read,
    onChange,
    onError: (error) => expect.unreachable(String(error)),
  })
  onTestFinished(stop)
  const name = (slug: string) => library().stories.get(slug)?.name

  await writeContent(directory, { 'a.yaml': page('Zwei'), 'neu/b.yaml': page('Drei') })
  await expect.poll(() => [name('a'), name('neu/b')]).toEqual(['Zwei', 'Drei'])
  await writeContent(directory, { 'a.yaml': 'title: Kaputt' })
  await expect.poll(() => library().problems).toHaveLength(1)
  expect(name('neu/b')).toBe('Drei')
  await rm(join(directory, 'neu'), { recursive: true })
  await expect.poll(() => name('neu/b')).toBeUndefined()
  expect(onChange).toHaveBeenCalled()
})

it('sends the web server a webhook signed like Storyblok’s', async () => {
  const told = Promise.withResolvers<{ body: string; signature: unknown }>()
  const server = createServer(async (request, response) => {
    told.resolve({ body: await text(request), signature: request.headers['webhook-signature'] })
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const directory = await contentFolder()
  const { read } = openLibrary(directory, '')
  const before = await read()
  await writeContent(directory, { 'a.yaml': page('Eins') })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await announceChange(url, 'secret', await read(), before)
  const { body, signature } = await told.promise
  expect(JSON.parse(body)).toMatchObject({ action: 'published', full_slug: 'a' })
  expect(signature).toBe(createHmac('sha1', 'secret').update(body).digest('hex'))
})
