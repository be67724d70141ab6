import { listenForPayments } from '../listen.ts'
import { secretKey } from './secret-key.ts'

/** A stand-in in a process of its own, to be killed: takes its directory and where its events go, tells its port. */
const [directory, url] = process.argv.slice(2)
if (!directory || !url) throw new Error('serve.ts takes the directory to serve and a webhook address')
const webhook = { url, secret: 'whsec_local', events: ['customer.created'] }
const { port } = await listenForPayments({ secretKey, directory, webhook }, 0)
process.send?.({ port })
process.on('disconnect', () => process.exit())
