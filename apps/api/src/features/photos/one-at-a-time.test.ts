import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** A task that ends when told to, and what it has done so far. */
function task(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = async () => {
    log.push(`${name} begins`)
    await promise
    log.push(`${name} ends`)
    return name
  }
  return { run, end: resolve }
}

it('runs tasks one after another', async () => {
  const inTurn = oneAtATime()
  const log: string[] = []
  const [first, second] = [task('first', log), task('second', log)]
  const results = Promise.all([inTurn('anna', first.run), inTurn('ben', second.run)])
  second.end()
  first.end()
  expect(await results).toEqual(['first', 'second'])
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('lets others go ahead of the further tasks of an owner', async () => {
  const inTurn = oneAtATime()
  const log: string[] = []
  const tasks = ['anna 1', 'anna 2', 'anna 3', 'ben'].map((name) => task(name, log))
  const results = tasks.map(({ run }, index) => inTurn(index < 3 ? 'anna' : 'ben', run))
  for (const { end } of tasks) end()
  await Promise.all(results)
  expect(log.filter((line) => line.endsWith('begins'))).toEqual([
    'anna 1 begins',
    'ben begins',
    'anna 2 begins',
    'anna 3 begins',
  ])
})

it('goes on after a task that fails', async () => {
  const inTurn = oneAtATime()
  const failed = inTurn('anna', async () => Promise.reject(new Error('no photo')))
  const next = inTurn('anna', async () => 'next')
  await expect(failed).rejects.toThrow('no photo')
  expect(await next).toBe('next')
})
