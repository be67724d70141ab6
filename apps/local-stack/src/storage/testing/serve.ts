import { listenForStorage } from '../listen.ts'
import { bucket, credentials, webOrigin } from './settings.ts'

/** An endpoint in a process of its own, to be killed: takes its directory, tells its port. */
const [directory] = process.argv.slice(2)
if (!directory) throw new Error('serve.ts takes the directory to serve')
const { port } = await listenForStorage({ ...credentials, directory, bucket, webOrigin }, 0)
process.send?.({ port })
process.on('disconnect', () => process.exit())
