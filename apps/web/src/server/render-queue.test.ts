// @vitest-environment node
import { expect, test } from 'vitest'
import { createRenderQueues } from './render-queue.ts'

const { signal } = new AbortController()

test('refuses pages beyond those that wait; signed-in people have a queue of their own', async () => {
  const { enqueue, refuseWhenFull } = createRenderQueues()
  const blocked = Promise.withResolvers<string>()
  const pages = Array.from({ length: 12 + 64 }, () => enqueue('anonymous', signal, () => blocked.promise))
  await expect(enqueue('anonymous', signal, async () => '')).rejects.toThrow('Too many pages')
  expect(() => refuseWhenFull('anonymous')).toThrow('Too many pages')
  expect(() => refuseWhenFull('signedIn')).not.toThrow()
  expect(await enqueue('signedIn', signal, async () => 'profile')).toBe('profile')
  blocked.resolve('')
  await Promise.all(pages)
  expect(await enqueue('anonymous', signal, async () => 'again')).toBe('again')
})

test('a page whose caller has left while it waited is not rendered', async () => {
  const { enqueue } = createRenderQueues()
  const blocked = Promise.withResolvers<string>()
  const pages = Array.from({ length: 12 }, () => enqueue('anonymous', signal, () => blocked.promise))
  const caller = new AbortController()
  const rendered: string[] = []
  const waiting = enqueue('anonymous', caller.signal, async () => rendered.push('page'))
  caller.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  blocked.resolve('')
  await Promise.all(pages)
  expect(rendered).toEqual([])
})

test('other requests are served between pages that wait', async () => {
  const { enqueue } = createRenderQueues()
  const events: string[] = []
  const render = async () => events.push('page')
  const pages = Array.from({ length: 4 }, () => enqueue('anonymous', signal, render))
  const serve = (count: number) => {
    events.push('request')
    if (count > 1) setImmediate(serve, count - 1)
  }
  setImmediate(serve, 4)
  await Promise.all(pages)
  expect(events.join(' ')).not.toContain('page page')
})
