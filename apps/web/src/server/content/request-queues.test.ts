// @vitest-environment node
import { expect, test } from 'vitest'
import { createRequestQueues } from './request-queues.ts'

test('refuses requests for stories beyond those that wait, without delaying the other kinds', async () => {
  const { enqueue } = createRequestQueues()
  const blocked = Promise.withResolvers<string>()
  const navigation = Array.from({ length: 16 }, () => enqueue('navigation', () => blocked.promise))
  await expect(enqueue('navigation', async () => '')).rejects.toThrow('the queue of navigation is full')
  expect(await enqueue('pages', async () => 'story')).toBe('story')
  expect(await enqueue('shared', async () => 'list')).toBe('list')
  blocked.resolve('')
  await Promise.all(navigation)
  expect(await enqueue('navigation', async () => 'again')).toBe('again')
})
