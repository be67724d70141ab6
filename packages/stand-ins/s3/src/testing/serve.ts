import { listenForStorage } from '../listen.ts'
import { bucket, credentials, webOrigins } from './settings.ts'

/** An endpoint in a process of its own, to be killed: takes its directory, tells its port. */
const [directory] = process.argv.slice(2)
if (!directory) throw new Error('serve.ts takes the directory to serve')
const { port } = await listenForStorage({ ...credentials, directory, bucket, webOrigins }, 0)
process.send?.({ port })
process.on('disconnect', () => process.exit())
