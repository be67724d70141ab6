import { startStripeServer } from '../listen.ts'
import { secretKey } from './secret-key.ts'

/** A stand-in in a child process for crash tests: takes directory and webhook URL, sends its port. */
const [directory, url] = process.argv.slice(2)
if (!directory || !url) throw new Error('serve.ts takes the directory to serve and a webhook address')
const webhook = { url, secret: 'whsec_local', events: ['customer.created'] }
const { port } = await startStripeServer({ secretKey, directory, webhook }, 0)
process.send?.({ port })
process.on('disconnect', () => process.exit())
