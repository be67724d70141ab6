import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ limitScale: 1 })

it('allows three attempts per e-mail address in an hour, and twenty per client', async () => {
  const visitor = app.visitor()
  const attempt = async (email: string) => (await visitor.call(newsletter.countAttempt, { body: { email } })).allowed
  const sameAddress: boolean[] = []
  for (let count = 0; count < 4; count += 1) sameAddress.push(await attempt('fremd@example.test'))
  expect(sameAddress).toEqual([true, true, true, false])
  for (let count = 0; count < 16; count += 1) expect(await attempt(`fremd${count}@example.test`)).toBe(true)
  await expect(attempt('letzte@example.test')).toMatchProblem('too_many_requests')
})
