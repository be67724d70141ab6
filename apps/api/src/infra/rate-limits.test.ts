import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import { rateLimits } from './rate-limits.ts'

const app = useTestApp()
const limits = () => rateLimits(app.infra.database.pool)
const attempts = (count: number, key: string) =>
  Promise.all(Array.from({ length: count }, () => limits().allows('resetAccount', key)))

describe('rate limits', () => {
  it('allow exactly the limit for concurrent attempts over several instances', async () => {
    expect((await attempts(10, 'concurrent')).filter(Boolean)).toHaveLength(3)
  })

  it('count keys and rules separately', async () => {
    await attempts(3, 'one')
    expect(await limits().allows('resetAccount', 'one')).toBe(false)
    expect(await limits().allows('resetAccount', 'two')).toBe(true)
    expect(await limits().allows('anonymousMail', 'one')).toBe(true)
  })

  it('do not confuse keys of several parts', async () => {
    for (let count = 0; count < 3; count += 1) await limits().allows('resetAccount', 'a', 'bc')
    expect(await limits().allows('resetAccount', 'a', 'bc')).toBe(false)
    expect(await limits().allows('resetAccount', 'ab', 'c')).toBe(true)
  })

  it('refuse with the seconds until the window ends', async () => {
    await attempts(3, 'waiting')
    const refusal = await limits()
      .count('resetAccount', 'waiting')
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429, retryAfter: expect.any(Number) })
    const { retryAfter } = refusal as { retryAfter: number }
    expect(retryAfter).toBeGreaterThan(3500)
    expect(retryAfter).toBeLessThanOrEqual(3600)
  })

  it('allow attempts again after a reset and after the window', async () => {
    await attempts(4, 'reset')
    await limits().reset('resetAccount', 'reset')
    expect(await limits().allows('resetAccount', 'reset')).toBe(true)
    await attempts(4, 'over')
    expect(await limits().allows('resetAccount', 'over')).toBe(false)
    await app.infra.database.pool.query('UPDATE rate_limits SET expire = 1')
    expect(await limits().allows('resetAccount', 'over')).toBe(true)
  })

  it('count IPv6 clients per /64, and per /48 with a higher limit', async () => {
    const from = (ip: string) => limits().allows('newsletterIp', ip)
    for (let host = 1; host <= 20; host += 1) expect(await from(`2001:db8:1:2::${host}`)).toBe(true)
    expect(await from('2001:db8:1:2:ffff::1')).toBe(false)
    expect(await from('2001:db8:1:3::1')).toBe(true)
    const subnets = Array.from({ length: 400 }, (_value, index) => from(`2001:db8:1:${(index + 256).toString(16)}::1`))
    // 16 times the limit of 20; the 21 attempts above that were not refused have counted, too.
    expect((await Promise.all(subnets)).filter(Boolean)).toHaveLength(16 * 20 - 21)
    expect(await from('2001:db8:2::1')).toBe(true)
  })

  it('store hashed keys only', async () => {
    await limits().allows('resetAccount', 'ben@example.test')
    const { rows } = await app.infra.database.pool.query('SELECT key FROM rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('ben')
  })
})
