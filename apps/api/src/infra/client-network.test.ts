import { expect, it } from 'vitest'
import { clientNetworks } from './client-network.ts'

it.each([
  ['192.0.2.7', { subscriber: '192.0.2.7', site: null }],
  ['::ffff:192.0.2.7', { subscriber: '192.0.2.7', site: null }],
  ['2001:db8:1:2:3:4:5:6', { subscriber: '20010db800010002', site: '20010db80001' }],
  ['2001:DB8:1:2::', { subscriber: '20010db800010002', site: '20010db80001' }],
  ['::1', { subscriber: '0000000000000000', site: '000000000000' }],
  ['fe80::1%eth0', { subscriber: 'fe80000000000000', site: 'fe8000000000' }],
])('%s', (ip, networks) => {
  expect(clientNetworks(ip)).toEqual(networks)
})
